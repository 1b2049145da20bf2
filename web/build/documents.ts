import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@palaestra/contract'
import { tokenKey } from '../src/api/session.ts'

interface Chunk {
  file: string
  imports?: string[]
  /** Its own sheets, without those of its imports. */
  css?: string[]
}
type Manifest = Record<string, Chunk>

interface Task {
  locale: Locale
  dist: string
  prerenderer: string
  hashes: { scripts: Set<string>; styles: Set<string> }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Files of a build, by their paths in it. */
interface Files {
  scripts: string[]
  sheets: string[]
}

/** Everything that a page needs before it can start, without what its entry asks for by itself. */
const filesFor = (manifest: Manifest, entries: string[]): Files => {
  const seen = new Set<string>()
  const chunks: Chunk[] = []
  // Imports come before their importer, so that the styles of a screen win over those of its parts.
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    chunks.push(chunk)
  }
  entries.forEach(visit)
  return { scripts: chunks.map(({ file }) => file), sheets: [...new Set(chunks.flatMap(({ css = [] }) => css))] }
}

/**
 * A script that runs before anything is shown. Where no language stands in the path, whoever chose one on another page
 * gets it here too: the server cannot know, because the choice is in session storage. And what decides about the frame
 * is known before the frame is seen: the web view of the app, whether the splash was shown to this visitor, and whether
 * another screen was wanted; and that nobody is logged in, who is not shown a member’s screen on the way to the login
 * page. For whoever is, the cache is fetched beside the scripts instead of after them: on a slow telephone what a
 * member came for is there a second sooner. A form that is sent before React is there says so, and is sent when it is
 * (ui/src/form/Form.tsx).
 */
const early = (locale: Locale, cache: string) =>
  [
    '{let u=new URL(location),q=u.searchParams,d=document.documentElement.dataset',
    ';try{let s=sessionStorage;',
    `let l=s.getItem("locale"),k=/^(zh|pt|en)$/;if(k.test(l)&&l!="${locale}"&&!k.test(q.get("_locale"))&&!/^\\/(zh|pt|en)(\\/|$)/.test(u.pathname)){q.set("_locale",l);location.replace(u)}`,
    'let w=q.get("webview")||s.getItem("webview");if(w=="0"||w=="gov")d.webview=w;',
    'if(q.get("to"))d.bound="";',
    'if(s.getItem("splash"))d.splash="seen";s.setItem("splash","1")}catch{}',
    `let t;try{t=localStorage.getItem("${tokenKey}")}catch{}`,
    `if(t){let e=document.createElement("link");e.rel="modulepreload";e.href="/${cache}";document.head.append(e)}else d.stranger=""`,
    ';',
    'addEventListener("submit",e=>{if(!e.defaultPrevented){e.preventDefault();e.target.dataset.sent=""}})}',
  ].join('')

/** The bundler puts the sheets of chunks before base.css, which says in which order the layers count: said first. */
const layers = '@layer reset,tokens,base,components,print;'

const without = (all: string[], known: string[]) => all.filter((one) => !known.includes(one))

/** Files of a screen that not every page has. */
const filesBesides = (manifest: Manifest, screen: string): Files => {
  const known = filesFor(manifest, ['index.html'])
  const { scripts, sheets } = filesFor(manifest, [screen])
  return { scripts: without(scripts, known.scripts), sheets: without(sheets, known.sheets) }
}

/**
 * What stands in the head of a document for some files: the sheets as they are, with links that fetch nothing, by
 * which the bundler’s loader takes them for already there; and the scripts, fetched while the document is being read.
 */
const headFor = ({ scripts, sheets }: Files, css: string) => {
  const parts = [
    css && `<style>${css}</style>`,
    ...sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`),
    ...scripts.map((script) => `<link rel="modulepreload" href="/${script}">`),
  ]
  return { head: parts.join(''), styles: css ? [hashOf(css)] : [] }
}

interface Written {
  body: string
  title?: string
  /** The screen that the body is, for React to take over. Without it the body is only to be looked at. */
  prerendered?: string
  /** The rest of the head. */
  head?: string
}

/**
 * Three documents per language: the login page, ready to read; the frame of pages that only the browser knows; and
 * one for pages that the server prerenders, with places for what it makes. The sheets of what every page has stand in
 * them, and nothing waits for another request; those of its own screen are put in besides.
 */
export const writeDocuments = async ({ locale, dist, prerenderer, hashes }: Task) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, `manifest.${locale}.json`), 'utf8'))
  const textOf = (sheets: string[]) => sheets.map((sheet) => readFileSync(join(dist, sheet), 'utf8').trim()).join('')
  const template = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    /<link rel="(stylesheet|modulepreload)"[^>]*>\s*/g,
    '',
  )
  const { login, shell, addresses } = await import(pathToFileURL(prerenderer).href)

  const { file: cache } = manifest['src/api/cache.ts'] ?? {}
  if (!cache) throw new Error('The build has no cache.')
  const script = early(locale, cache)
  const { scripts, sheets } = filesFor(manifest, ['index.html'])
  const asked = scripts.filter((file) => !template.includes(file))
  const common = headFor({ scripts: asked, sheets }, layers + textOf(sheets))
  const write = (name: string, { body, title, prerendered = '', head = '' }: Written) => {
    const whole = [
      `<script>${script}</script>`,
      // Inert: no policy has to allow it. The server writes the settings into it.
      '<script type="application/json" id="settings">{{settings}}</script>',
      `<link rel="manifest" href="/manifest-${locale}.webmanifest">`,
      common.head,
      head,
    ].join('')
    const html = template
      .replace(/(?<=<title>).*(?=<\/title>)/, (written) => title ?? written)
      .replace('</head>', () => `${whole}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${prerendered}">${body}</div>`)
    mkdirSync(join(dist, locale), { recursive: true })
    writeFileSync(join(dist, locale, name), html)
  }

  // By the names of the screens, which are those of their files.
  const screens = Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const [, name] = /(\w+Screen)\.tsx$/.exec(key) ?? []
      if (!name) return []
      const besides = filesBesides(manifest, key)
      return [[name, headFor(besides, textOf(besides.sheets))]]
    }),
  )
  const { LoginScreen } = screens
  if (!LoginScreen) throw new Error('The build has no login page.')
  write('login.html', { body: await login(), prerendered: 'LoginScreen', head: LoginScreen.head })
  // Which page it becomes, only the browser knows.
  write('shell.html', { body: await shell(), title: '{{portal}}' })
  write('page.html', {
    body: '{{body}}',
    prerendered: '{{prerendered}}',
    title: '{{title}}',
    head: '<script type="application/json" id="prerendered">{{texts}}</script>{{head}}',
  })
  hashes.scripts.add(hashOf(script))
  for (const hash of [...common.styles, ...LoginScreen.styles]) hashes.styles.add(hash)
  writeFileSync(join(dirname(prerenderer), 'screens.json'), JSON.stringify(screens))
  // By it the server knows what is nothing (server/src/http/pages.ts). The same in every language.
  writeFileSync(join(dist, 'addresses.json'), JSON.stringify(addresses))
  rmSync(join(dist, 'index.html'))
}
