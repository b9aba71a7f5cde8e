/** Of its own, so that it looks the same on every page, whatever the page's styles are and whatever of ours has come. */
export const STYLE = `
:host { all: initial }
section { position: fixed; inset: auto 12px 12px auto; z-index: 2147483647; box-sizing: border-box;
  width: min(440px, calc(100vw - 24px)); max-height: min(60vh, 480px); overflow: auto; padding: 16px;
  border: 1px solid light-dark(#8a8f98, #6b727c); border-radius: 12px;
  background: light-dark(#fff, #1c2024); color: light-dark(#1c2024, #eceef0);
  font: 14px/1.45 system-ui, sans-serif; box-shadow: 0 8px 32px #0004; color-scheme: light dark }
section.left { inset: auto auto 12px 12px }
h2 { display: inline; margin: 0; font-size: 14px }
summary { min-height: 24px; cursor: pointer } details[open] > summary { margin-bottom: 8px }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 12px; margin: 0 0 12px }
dt { color: light-dark(#5a616b, #a9b0ba) } dd { margin: 0; overflow-wrap: anywhere }
ul { display: grid; gap: 8px; margin: 0 0 12px; padding: 0; list-style: none }
li { padding: 8px 10px; border-left: 4px solid #8a8f98; border-radius: 8px;
  background: light-dark(#f1f3f5, #2a2f35) }
li.wrong { border-color: light-dark(#c62f21, #ff8a7a); background: light-dark(#fdecea, #47231f) }
li p { margin: 0; overflow-wrap: anywhere }
code { display: block; margin-top: 4px; padding: 4px 6px; border-radius: 6px;
  background: light-dark(#0001, #fff2); font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all }
textarea[hidden] { display: none }
textarea { box-sizing: border-box; width: 100%; height: 8em; margin: 0 0 8px; padding: 6px 8px; border: 1px solid #8a8f98;
  border-radius: 8px; background: light-dark(#fff, #2a2f35); color: inherit; font: 12px/1.5 ui-monospace, monospace; resize: vertical }
.count { font-size: 12px; margin-left: 6px; padding: 1px 8px; border-radius: 99px; background: light-dark(#f1f3f5, #2a2f35); white-space: nowrap }
.count.wrong { background: light-dark(#fdecea, #47231f); color: light-dark(#a3271b, #ffb4a8); font-weight: 600 }
footer { display: flex; flex-wrap: wrap; gap: 8px }
button { min-height: 32px; padding: 4px 12px; border: 1px solid #8a8f98; border-radius: 8px;
  background: light-dark(#fff, #2a2f35); color: inherit; font: inherit; cursor: pointer }
button:focus-visible, code:focus-visible, textarea:focus-visible, summary:focus-visible { outline: 2px solid light-dark(#1a5fd0, #8fb8ff); outline-offset: 2px }
`
