import type { Change } from './compare.ts'
import { type Look, locales, looks } from './looks.ts'
import type { Screen } from './shots.ts'

/** The file of a picture, as it lies in the folder of the pages. */
export const fileOf = (shot: string, look: string) => `${shot}.${look}.png`

const style = `
:root{color-scheme:light dark;font:14px/1.4 system-ui}
body{margin:0 16px 48px}
header{position:sticky;top:0;display:flex;gap:16px;align-items:baseline;padding:8px 0;background:Canvas;z-index:1}
h1{font-size:18px;margin:0}h2{font-size:15px;margin:24px 0 8px}
.looks{display:flex;gap:8px;align-items:start;margin:0 0 8px}
.looks b{inline-size:20px}
img{display:block;outline:1px solid #8888}
.wide{inline-size:426px}.narrow{inline-size:130px}
a.changed img{outline:3px solid #c2543a}
.index{columns:3 20rem}.index li{break-inside:avoid}
figure{margin:0}figcaption{color:GrayText}
.pair{display:flex;gap:16px;align-items:start}`

/** The arrows lead from screen to screen. */
const keys = `addEventListener('keydown',({key})=>{
const to={ArrowLeft:'prev',k:'prev',ArrowRight:'next',j:'next',Escape:'up'}[key]
if(to)document.querySelector('a[rel='+to+']')?.click()})`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>${body}<script>${keys}</script></html>`

const link = (to: string | undefined, rel: string, said: string) =>
  to ? `<a rel="${rel}" href="${to}.html">${said}</a>` : ''

interface Result {
  screens: Screen[]
  /** The pictures that could be taken, by file. */
  taken: Set<string>
  changes: Change[]
}

const thumbnail = (shot: string, look: Look, { taken, changes }: Result) => {
  const file = fileOf(shot, look.name)
  const isChanged = changes.some(({ name, looks }) => name === shot && looks.some((one) => one.name === look.name))
  if (!taken.has(file)) return `<span class="${look.width}">${look.name} is not there</span>`
  return `<a href="${file}"${isChanged ? ' class="changed"' : ''}><img class="${look.width}" src="${file}" alt="${look.name}" loading="lazy"></a>`
}

/** One screen with its states: the four looks of a language in a row. */
export const screenPage = (screen: Screen, result: Result) => {
  const { screens } = result
  const at = screens.indexOf(screen)
  const [before, after] = [screens[at - 1]?.name, screens[at + 1]?.name]
  const ways = [link('index', 'up', 'all'), link(before, 'prev', `← ${before}`), link(after, 'next', `${after} →`)]
  const rows = (shot: string) =>
    locales.map((locale) => {
      const row = looks.filter((look) => look.locale === locale).map((look) => thumbnail(shot, look, result))
      return `<div class="looks"><b>${locale}</b>${row.join('')}</div>`
    })
  const body = screen.shots.map(({ name }) => `<h2 id="${name}">${name}</h2>${rows(name).join('')}`)
  return page(
    screen.name,
    `<header><h1>${screen.name}</h1><span>${at + 1} of ${screens.length}</span>${ways.join(' ')}</header>${body.join('')}`,
  )
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** A change in a line, for the console and the page. */
export const told = ({ name, kind, looks: [most, ...others] }: Change) => {
  if (kind !== 'changed' || !most) return `${name}: ${kind}`
  return `${name}: ${percent(most.share)} of ${most.name}${others.length > 0 ? `, and ${others.length} more` : ''}`
}

const changeOnPage = (change: Change, screens: Screen[]) => {
  const { name, looks: differing } = change
  const screen = screens.find(({ shots }) => shots.some((shot) => shot.name === name))
  const title = screen ? `<a href="${screen.name}.html#${name}">${told(change)}</a>` : told(change)
  const [most] = differing
  if (!most) return `<h2>${title}</h2>`
  const width = most.name.includes('.wide.') ? 'wide' : 'narrow'
  const now = fileOf(name, most.name)
  return `<h2>${title}</h2><div class="pair">
<figure><img class="${width}" src="before/${name}.webp" alt=""><figcaption>before</figcaption></figure>
<figure><a href="${now}"><img class="${width}" src="${now}" alt=""></a><figcaption>now</figcaption></figure></div>
<details><summary>all twelve looks, before and now</summary><img src="before/${name}.all.webp" alt="before"><img src="sheets/${name}.webp" alt="now"></details>`
}

/** What has changed since the last release, and then all screens. */
export const indexPage = ({ screens, changes }: Result) => {
  const list = screens.map(({ name, shots }) => `<li><a href="${name}.html">${name}</a> (${shots.length})`)
  const body = changes.map((change) => changeOnPage(change, screens)).join('')
  const first = link(screens[0]?.name, 'next', `${screens[0]?.name} →`)
  return page(
    'Screens',
    `<header><h1>Screens</h1><span>← and → lead from screen to screen, Escape leads here</span>${first}</header>
<h2>Changed since the last release by more than a little: ${changes.length}</h2>${body}
<h2>All screens</h2><ol class="index">${list.join('')}</ol>`,
  )
}
