"""The few words that the build itself writes, in both languages."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Words:
    claim: str
    uses: str
    comma: str
    status: dict[str, str]
    kinds: dict[str, str] = field(default_factory=dict)
    one_example: str = ""
    many_examples: str = ""
    proofs: str = ""
    cite: str = ""
    address: str = ""
    changed: str = ""
    version: str = ""
    by_hand: str = ""
    executed: str = ""
    download: str = ""
    colab: str = ""

    def examples(self, count: int, proofs: bool) -> str:
        if proofs:
            return self.proofs.format(count)
        return (self.one_example if count == 1 else self.many_examples).format(count)


EN = Words(
    claim="Claim",
    uses="uses",
    comma=", ",
    status={
        "verified": "verified",
        "failed": "failed",
        "changed": "changed since",
        "not_run": "not run here",
    },
    kinds={"counterexample.py": "Counterexample", "trained.py": "Trained weights"},
    one_example="{} example",
    many_examples="{} examples",
    proofs="no axioms",
    cite="Cite",
    address="Permanent address: ",
    changed="Last changed: ",
    version="version {}",
    by_hand="Put the day on which you read the page in place of {}.",
    executed="Cells executed by ",
    download="download the executed notebook",
    colab="open in Colab",
)

ZH = Words(
    claim="命题",
    uses="用到",
    comma="、",
    status={
        "verified": "已验证",
        "failed": "未通过",
        "changed": "已改动",
        "not_run": "此处未运行",
    },
    kinds={"counterexample.py": "反例", "trained.py": "训练好的权重"},
    one_example="{} 个例子",
    many_examples="{} 个例子",
    proofs="未用公理",
    cite="引用",
    address="永久地址：",
    changed="最后修改：",
    version="{} 版",
    by_hand="把 {} 换成你阅读本页的日期。",
    executed="代码运行于 ",
    download="下载已运行的笔记本",
    colab="在 Colab 中打开",
)


def of(page) -> Words:
    """The words for a page, by the language folder that its source lies in."""
    return ZH if page.file.src_uri.startswith("zh/") else EN
