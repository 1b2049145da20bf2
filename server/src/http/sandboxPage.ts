import { policyFor } from './plainPage.ts'

/** The look differs from the portal’s, so that nobody takes one for the other. */
const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; --line: light-dark(#b9c0cc, #4a5464); --link: light-dark(#1f3a8a, #a9c1ff) }
body { margin: 0; background: light-dark(#eef1f6, #10141b); color: light-dark(#1a2230, #e8ecf3) }
.sandbox { margin: 0; padding: .5rem 1rem; background: repeating-linear-gradient(-45deg, #5b3d00 0 .75rem, #4a3200 .75rem 1.5rem); color: #fff; font-weight: 600; text-align: center }
main { max-inline-size: 34rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem; line-height: 1.3; margin-block: 0 .5rem }
ul { display: grid; gap: .75rem; margin-block: 1.5rem; padding: 0; list-style: none }
button { display: grid; gap: .1rem; inline-size: 100%; min-block-size: 3rem; padding: .75rem 1rem; border: 1.5px solid var(--line); border-radius: .6rem; background: light-dark(#fff, #1a212c); color: inherit; font: inherit; text-align: start; cursor: pointer }
button:hover { border-color: var(--link) }
button:focus-visible, a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
strong { color: var(--link); font-size: 1.15rem }
small { font-size: .9375rem; font-variant-numeric: tabular-nums }
time { white-space: nowrap }
.cancel { justify-content: center; text-align: center }
.amount { font-size: 2.2rem; font-weight: 700; font-variant-numeric: tabular-nums }
a { color: var(--link) }
`

export const sandboxPolicy = policyFor(styles)

interface Head {
  language: string
  /** Says across the top that nothing here is real. */
  sandbox: string
  title: string
}

/** A page of a sandbox, which stands for a system of somebody else. It needs no script. */
export const sandboxPage = ({ language, sandbox, title }: Head, content: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style></head>
<body>
  <header><p class="sandbox">${sandbox}</p></header>
  <main>
${content}
  </main>
</body>
</html>`
