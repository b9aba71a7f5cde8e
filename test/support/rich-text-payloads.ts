import { mutating, scripts } from './rich-text-scripts.ts'

/**
 * HTML that tries to run, to load, to restyle or to leave its place, of the kinds that the suites of cleaners have:
 * handlers, schemes, foreign content, names that clobber, text that is parsed another way the second time. Every one of
 * them would call `alert`, ask another host, or change the page around it if nobody cleaned it.
 */

const RUN = 'alert(1)'
const AWAY = 'https://evil.example/x.png'

/** Tags that run something by themselves when they have this handler. */
const handlers = [
  ...['img src=x onerror', 'img src=x onload', 'svg onload', 'body onload', 'body onpageshow', 'p onclick'],
  ...[
    'p onmouseover',
    'a href=# onfocus',
    'a onclick',
    'table onmouseenter',
    'td onclick',
    'th onpointerenter',
  ],
  ...['li onwheel', 'ul onscroll', 'h2 ontoggle', 'blockquote onanimationstart', 'code ontransitionend'],
  ...[
    'details open ontoggle',
    'marquee onstart',
    'video src=x onerror',
    'audio src=x onerror',
    'input autofocus onfocus',
  ],
  ...['select autofocus onfocus', 'textarea autofocus onfocus', 'keygen autofocus onfocus', 'iframe onload'],
  ...[
    'object onerror',
    'embed onload',
    'style onload',
    'link rel=stylesheet href=x onerror',
    'script src=x onerror',
  ],
  ...[
    'form onsubmit',
    'button onclick',
    'isindex type=image src=x onerror',
    'frameset onload',
    'math onclick',
  ],
  ...['image src=x onerror', 'svg/onload', 'img/src=x/onerror', 'IMG SRC=x ONERROR', 'img src=x oNeRrOr'],
  ...[
    'x contenteditable autofocus onfocus',
    'custom-element onclick',
    'em onbeforecopy',
    'strong oncut',
    'hr ondrag',
  ],
].map(head => `<${head}=${RUN}>text`)

/** Ways to write an address that runs, in a link. */
const schemes = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', '\u0001javascript:alert(1)'],
  ...['java\nscript:alert(1)', 'java\tscript:alert(1)', 'java\rscript:alert(1)', 'javascript&colon;alert(1)'],
  ...[
    '&#106;avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
    '&#0000106avascript:alert(1)',
    'javascript&#58;alert(1)',
  ],
  ...[
    'jav&#x09;ascript:alert(1)',
    'jav&#x0A;ascript:alert(1)',
    '&#14; javascript:alert(1)',
    'javascript://%0aalert(1)',
  ],
  ...[
    'vbscript:msgbox(1)',
    'livescript:alert(1)',
    'mocha:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ],
  ...[
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'data:image/svg+xml,<svg onload=alert(1)>',
  ],
  ...[
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'feed:javascript:alert(1)',
    'view-source:javascript:alert(1)',
  ],
  ...[
    'jar:javascript:alert(1)',
    'ms-its:javascript:alert(1)',
    'filesystem:https://evil.example/',
    'about:blank',
  ],
  ...[
    '//evil.example/',
    '\\\\evil.example\\',
    '/\\evil.example',
    'x-javascript:alert(1)',
    'javascript\u200b:alert(1)',
  ],
].map(address => `<a href="${address}">link</a>`)

/** Pictures that are no file of ours. */
const pictures = [
  ...[
    AWAY,
    '//evil.example/x.png',
    'http://127.0.0.1/x',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:x',
    'x.webp',
  ],
  ...[
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    '/files/../api/teacher/logout',
    '/api/teacher',
  ],
  ...[
    `https://evil.example/files/${'a'.repeat(43)}.webp`,
    `/files/${'a'.repeat(43)}.webp#x" onerror="${RUN}`,
  ],
  ...[`/files/${'a'.repeat(43)}.svg`, `//files/${'a'.repeat(43)}.webp`, `/files/${'a'.repeat(42)}/.webp`],
]
  .map(src => `<p><img src='${src}' alt="x"></p>`)
  .concat([
    `<img srcset="${AWAY} 1x">`,
    `<img src=x srcset="${AWAY}, ${AWAY} 2x">`,
    `<picture><source srcset="${AWAY}"><img src="x"></picture>`,
    `<img lowsrc="${AWAY}">`,
    `<img dynsrc="${AWAY}">`,
    `<input type="image" src="${AWAY}">`,
    `<table background="${AWAY}"><tr><td background="${AWAY}">x</td></tr></table>`,
    `<body background="${AWAY}">x`,
    `<video poster="${AWAY}"></video>`,
    `<svg><image href="${AWAY}"></image></svg>`,
    `<svg><feImage xlink:href="${AWAY}"/></svg>`,
    `<object data="${AWAY}"></object>`,
    `<embed src="${AWAY}">`,
    `<link rel="preload" href="${AWAY}" as="image">`,
    `<a href="https://example.org" ping="${AWAY}">x</a>`,
    `<blockquote cite="${AWAY}">x</blockquote>`,
    `<q cite="${AWAY}">x</q>`,
    `<meta http-equiv="refresh" content="0;url=${AWAY}">`,
    `<base href="https://evil.example/">`,
    `<iframe src="${AWAY}"></iframe>`,
    `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
    `<frameset><frame src="${AWAY}"></frameset>`,
    `<audio src="${AWAY}" autoplay></audio>`,
    `<track src="${AWAY}">`,
    `<portal src="${AWAY}"></portal>`,
  ])

/** What restyles the page, or stands over it. */
const styles = [
  '<p style="position:fixed;inset:0">x</p>',
  `<p style="background:url(${AWAY})">x</p>`,
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="behavior:url(#default#time2)">x</p>',
  '<p style="-moz-binding:url(x)">x</p>',
  '<td style="color:red">x</td>',
  '<style>*{display:none}</style>',
  `<style>@import '${AWAY}';</style>`,
  `<style>p{background:url(${AWAY})}</style>`,
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<p class="cx-modal">x</p>',
  '<font color="red" size="7">x</font>',
  '<center>x</center>',
  '<p align="center">x</p>',
  '<table width="9999" bgcolor="red" border="9"><tr><td nowrap>x</td></tr></table>',
  '<p part="dialog">x</p>',
  '<p slot="header">x</p>',
  '<p dir="rtl" lang="x" hidden>x</p>',
  '<p popover id="p">x</p>',
  '<dialog open>x</dialog>',
]

/** Names that stand in the way of the page’s own. */
const clobbering = [
  '<a id="location" href="https://evil.example">x</a>',
  '<img name="getElementById">',
  '<form id="document"><input name="cookie"></form>',
  '<a id="x"></a><a id="x" name="y" href="https://evil.example">x</a>',
  '<p id="__proto__">x</p>',
  '<p name="constructor">x</p>',
  '<form><input name="attributes"><input name="parentNode"></form>',
  '<form><input name="nodeName"></form><p>x</p>',
  '<iframe name="self"></iframe>',
  '<object id="defaultView"></object>',
  '<p is="cx-login">x</p>',
  '<cx-login></cx-login>',
  '<slot name="x"></slot>',
  '<template shadowrootmode="open"><script>alert(1)</script></template>',
  '<p data-cx-action="delete">x</p>',
  '<p aria-live="assertive" role="alert" tabindex="1" accesskey="x">x</p>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<form action="javascript:alert(1)"><input type="submit"></form>',
  '<label for="password">x</label>',
  '<map name="m"><area href="javascript:alert(1)" shape="default"></map>',
]

export const richTextPayloads: readonly string[] = [
  ...handlers,
  ...schemes,
  ...pictures,
  ...styles,
  ...clobbering,
  ...scripts,
  ...mutating,
]
