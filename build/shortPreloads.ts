import type { Plugin } from 'vite'

const folder = 'assets/'
const listed = /m\.f=\[(.*?)\]/
const wanted = /__vite__mapDeps\(\[([\d,]*)\]\)/g
/** A file that is fetched with all that it brings along, and nothing else: `preload(()=>import(`./file`),list)`. */
const fetched = /([\w$]+)\(\(\)=>import\(`\.\/([\w.-]+)`\),_d\(\[([\d,]*)\]\)\)/g
/** How the addresses of files are made of their names. */
const addressed = /function\((\w)\)\{return`\/`\+\1\}/

/** The names of what is written into a chunk, of something else. */
const ownName = /(?<![\w$.])_[di](?![\w$])/

/** The same list of files, without some of them, and with small numbers for those that are wanted often. */
const shortened = (code: string, names: readonly string[], ofEveryDocument: RegExp) => {
  const lists = [...code.matchAll(wanted)].map(([, list = '']) => list.split(',').map(Number))
  const timesOf = (index: number) => lists.filter((list) => list.includes(index)).length
  const order = names
    .flatMap((name, index) => (ofEveryDocument.test(name) ? [] : index))
    .toSorted((one, other) => timesOf(other) - timesOf(one))
  const short = code
    .replace(listed, `m.f=[${order.map((index) => names[index]?.replace(folder, ''))}]`)
    .replace(wanted, (_, list: string) => {
      const indices = list.split(',').map((index) => order.indexOf(Number(index)))
      return `__vite__mapDeps([${indices.filter((index) => index >= 0)}])`
    })
    .replaceAll('__vite__mapDeps', '_d')
  return fetchedByNumber(short, names, order)
}

/** The same, where each file that is fetched is said by its place in the list, too, instead of by its name once more. */
const fetchedByNumber = (code: string, names: readonly string[], order: readonly number[]) => {
  const placeOf = (file: string) => order.findIndex((index) => names[index] === `"${folder}${file}"`)
  const preloads = new Set<string>()
  const short = code.replace(fetched, (whole, preload: string, file: string, list: string) => {
    const place = placeOf(file)
    const others = list.split(',').filter((index) => index !== String(place))
    if (place < 0 || others.length + 1 !== list.split(',').length) return whole
    preloads.add(preload)
    return `_i(${[place, ...others]})`
  })
  const [preload] = preloads
  if (!preload) return short
  // Other letters than what fetches is called by in this chunk.
  const [file, others] = ['a', 'b', 'c'].filter((letter) => letter !== preload)
  // A function, which is there before the chunk has run: the first screen is fetched while it still does.
  return `${short}function _i(${file},...${others}){return ${preload}(()=>import(\`./\`+_d([${file}])),_d([...${others},${file}]))}`
}

/**
 * Writes what chunks bring along as short as it can be said: the first file of every page lists it for every screen. What
 * each document asks for by itself is left out.
 */
export const shortPreloads = (ofEveryDocument: RegExp): Plugin => ({
  name: 'short-preloads',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      let [lists, helpers] = [0, 0]
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const names = listed.exec(chunk.code)?.[1]?.split(',')
        if (names) {
          if (ownName.test(chunk.code))
            this.error(`${chunk.fileName} has something of its own by the name of a helper.`)
          chunk.code = shortened(chunk.code, names, ofEveryDocument)
          lists += 1
        }
        if (addressed.test(chunk.code)) helpers += 1
        chunk.code = chunk.code.replace(addressed, `function($1){return\`/${folder}\`+$1}`)
      }
      // What is rendered beforehand on a server fetches nothing.
      if (lists > 0 && helpers !== 1) this.error('The helper that fetches chunks is written in another way by now.')
    },
  },
})
