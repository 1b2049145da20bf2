import { createHash } from 'node:crypto'
import * as en from '../src/texts/en/document.ts'
import * as pt from '../src/texts/pt/document.ts'
import * as zh from '../src/texts/zh/document.ts'

/** The colours are those of ui/src/styles/tokens.css, which no page without our sheets has. */
const styles = [
  ':root{color-scheme:light dark;background:light-dark(#f5f7f4,#0d1412);color:light-dark(#13211d,#e9f1ed)}',
  'body{font:1.0625rem/1.7 system-ui,sans-serif;max-width:38rem;margin:12vh auto;padding:0 24px}',
  'section{border-top:1px solid light-dark(#66766f,#82958c);padding:24px 0}',
  'h1{font-size:1.5rem;line-height:1.35;margin:0 0 8px;color:light-dark(#00564b,#63cdb8)}',
  'p{margin:0}',
].join('')

const policy = `default-src 'none';style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`

/**
 * The page that a web server in front shows while no process of the portal answers (docs/operations.md): one file in
 * the three languages, since nobody is there who could say which one is wanted. It needs nothing else, and runs nothing.
 */
export const unavailablePage = () =>
  [
    `<!doctype html><html lang="${zh.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${zh.unavailable}</title><style>${styles}</style></head><body><main>`,
    ...[zh, pt, en].map(
      ({ language, unavailable, unavailableWhat }) =>
        `<section lang="${language}"><h1>${unavailable}</h1><p>${unavailableWhat}</p></section>`,
    ),
    '</main></body></html>\n',
  ].join('')
