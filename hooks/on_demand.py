"""Load a style sheet or a script only on the pages that hold what it serves."""

from mkdocs.utils import get_relative_url

NEEDED = {
    'data-browser="true"': ("assets/verify/verify.js",),
    '<figure class="lookups"': (
        "assets/widget/choices.css",
        "assets/widget/lookups.css",
        "assets/widget/lookups.js",
    ),
    '<figure class="two-vectors"': (
        "assets/widget/choices.css",
        "assets/two_vectors/two_vectors.css",
        "assets/two_vectors/two_vectors.js",
    ),
    '<figure class="claim-map"': ("assets/widget/claim_map.css",),
}
"""What a page holds → what it then needs."""


def on_post_page(output, page, config):
    assets = [
        name for held, names in NEEDED.items() if held in output for name in names
    ]
    tags = "\n".join(tag(get_relative_url(name, page.url)) for name in assets)
    return output.replace("</head>", f"{tags}\n</head>", 1) if tags else output


def tag(address: str) -> str:
    """
    >>> tag("../a.css")
    '<link rel="stylesheet" href="../a.css">'
    >>> tag("../a.js")
    '<script type="module" src="../a.js"></script>'
    """
    if address.endswith(".css"):
        return f'<link rel="stylesheet" href="{address}">'
    return f'<script type="module" src="{address}"></script>'
