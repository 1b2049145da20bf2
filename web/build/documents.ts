import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@palaestra/contract'

interface Chunk {
  file: string
  imports?: string[]
}
type Manifest = Record<string, Chunk>

interface Task {
  locale: Locale
  dist: string
  prerenderer: string
  hashes: { scripts: Set<string>; styles: Set<string> }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Everything that a page needs before it can start, without what its entry asks for by itself. */
const filesFor = (manifest: Manifest, entries: string[]) => {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen].flatMap((key) => manifest[key]?.file ?? [])
}

/**
 * Before anything is drawn. Where no language stands in the path, whoever chose one on another page gets it here too:
 * the server cannot know, because the choice is in session storage. And what decides about the frame is known before
 * the frame is seen: the web view of the app, and whether the splash was shown to this visitor. A form that is sent
 * before React is there says so, and is sent when it is (ui/src/form/Form.tsx).
 */
const early = (locale: Locale) =>
  [
    '{let u=new URL(location),q=u.searchParams,d=document.documentElement.dataset',
    ';try{let s=sessionStorage;',
    `let l=s.getItem("locale"),k=/^(zh|pt|en)$/;if(k.test(l)&&l!="${locale}"&&!k.test(q.get("_locale"))&&!/^\\/(zh|pt|en)(\\/|$)/.test(u.pathname)){q.set("_locale",l);location.replace(u)}`,
    'let w=q.get("webview")||s.getItem("webview");if(w=="0"||w=="gov")d.webview=w;',
    'if(s.getItem("splash"))d.splash="seen";s.setItem("splash","1")}catch{}',
    'addEventListener("submit",e=>{if(!e.defaultPrevented){e.preventDefault();e.target.dataset.sent=""}})}',
  ].join('')

/** The bundler puts the sheets of chunks before base.css, which says in which order the layers count: said first. */
const layers = '@layer reset,tokens,base,components;'

/** What each screen needs besides, by its name: the server has it fetched while the document is being read. */
const filesOfScreens = (manifest: Manifest) => {
  const known = new Set(filesFor(manifest, ['index.html']))
  return Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const [, name] = /(\w+Screen)\.tsx$/.exec(key) ?? []
      return name ? [[name, filesFor(manifest, [key]).filter((file) => !known.has(file))]] : []
    }),
  )
}

interface Written {
  body: string
  /** The screen that the body is, for React to take over. Without it the body is only to be looked at. */
  drawn?: string
  /** What is fetched while the document is still being read. */
  entries: string[]
  title?: string
  /** More that no policy has to allow. */
  inert?: string
}

/**
 * Three documents per language: the login page, ready to read; the frame of pages that only the browser knows; and
 * one for pages that the server draws, with places for what it has drawn.
 */
export const writeDocuments = async ({ locale, dist, prerenderer, hashes }: Task) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, `manifest.${locale}.json`), 'utf8'))
  const sheets = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ file }) => readFileSync(join(dist, file), 'utf8'))
  const css = [layers, ...sheets].join('')
  const template = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    /<link rel="(stylesheet|modulepreload)"[^>]*>\s*/g,
    '',
  )
  const { login, shell } = await import(pathToFileURL(prerenderer).href)

  const script = early(locale)
  const write = (name: string, { body, drawn = '', entries, title, inert = '' }: Written) => {
    const preloads = filesFor(manifest, entries).filter((file) => !template.includes(file))
    const head = [
      `<script>${script}</script>`,
      // Inert: no policy has to allow it. The server writes the settings into it.
      '<script type="application/json" id="settings">{{settings}}</script>',
      inert,
      `<style>${css}</style>`,
      ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ].join('')
    const html = template
      .replace(/(?<=<title>).*(?=<\/title>)/, (written) => title ?? written)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${drawn}">${body}</div>`)
    mkdirSync(join(dist, locale), { recursive: true })
    writeFileSync(join(dist, locale, name), html)
    hashes.scripts.add(hashOf(script))
    hashes.styles.add(hashOf(css))
  }

  write('login.html', {
    body: await login(),
    drawn: 'LoginScreen',
    entries: ['index.html', 'src/features/login/LoginScreen.tsx'],
  })
  // Which page it becomes, only the browser knows.
  write('shell.html', { body: await shell(), entries: ['index.html'], title: '{{portal}}' })
  write('page.html', {
    body: '{{body}}',
    drawn: '{{drawn}}',
    entries: ['index.html'],
    title: '{{title}}',
    inert: '<script type="application/json" id="answers">{{answers}}</script>{{preloads}}',
  })
  writeFileSync(join(dirname(prerenderer), 'files.json'), JSON.stringify(filesOfScreens(manifest)))
  rmSync(join(dist, 'index.html'))
}
