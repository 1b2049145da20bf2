import type { Look } from '../../server/src/demonstration/looks.ts'
import type { Colours } from './colours.ts'
import type { Features } from './features.ts'

/** Numbers between 0 and 1 that are the same in every run. */
const numbers = () => {
  let seed = 7
  return () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
}

/** Single hairs between two lines that run from the parting to the ends, so that the hair has a direction. */
const strands = (from: string, to: string, count: number, { hair }: Colours) => {
  const random = numbers()
  const [one, other] = [from, to].map((path) => path.split(' ').map(Number)) as [number[], number[]]
  const drawn = Array.from({ length: count }, () => {
    const at = random()
    const points = one.map((start, place) => start + ((other[place] ?? 0) - start) * at + (random() - 0.5) * 5)
    const [x1, y1, x2, y2, x3, y3, x4, y4] = points.map((point) => point.toFixed(1))
    const bright = random() > 0.5
    const opacity = (0.12 + random() * 0.3).toFixed(2)
    return `<path d="M${x1} ${y1} C${x2} ${y2} ${x3} ${y3} ${x4} ${y4}" stroke="${bright ? hair.light : hair.dark}" stroke-width="${(0.8 + random() * 1.6).toFixed(1)}" opacity="${opacity}"/>`
  })
  return `<g fill="none">${drawn.join('')}</g>`
}

/** The hair behind the head, and the hair over the forehead. */
export const hairOf = ({ style }: Look, { width, isMale, age, hairline }: Features, colours: Colours) => {
  const { hair } = colours
  const side = width + 4
  const [l, r] = [240 - side, 240 + side]
  // Men lose some of it with the years.
  const line = hairline + (isMale ? Math.max(0, age - 38) * -0.7 : 0)
  const crown = `M${l} 304 C${l - 10} 176 ${l + 44} 106 242 106 C${r - 40} 106 ${r + 12} 174 ${r} 304 C${r - 6} 262 ${r - 14} 232 ${r - 26} 212`
  const fringes = {
    short: `${crown} C${r - 60} ${198 + line} ${l + 76} ${196 + line} ${l + 34} ${206 + line / 2} C${l + 16} 232 ${l + 8} 266 ${l} 304Z`,
    side: `${crown} C${r - 44} 196 ${l + 92} ${178 + line} ${l + 62} ${192 + line / 2} C${l + 26} 212 ${l + 8} 258 ${l} 304Z`,
    long: `${crown} C${r - 52} ${182 + line} 262 ${168 + line / 2} 246 ${166 + line / 2} C214 ${178 + line / 2} ${l + 20} 222 ${l} 304Z`,
    bob: `${crown} C${r - 54} ${230 + line} ${l + 80} ${232 + line} ${l + 26} ${226 + line / 2} C${l + 10} 250 ${l + 4} 274 ${l} 304Z`,
    tied: `${crown} C${r - 48} ${170 + line} ${l + 70} ${168 + line} ${l + 38} ${202 + line / 2} C${l + 18} 226 ${l + 8} 262 ${l} 304Z`,
  }
  const behinds = {
    short: '',
    side: '',
    long: `M${l - 5} 300 C${l - 24} 150 ${l + 50} 92 240 92 C${r - 46} 92 ${r + 28} 150 ${r + 8} 300 C${r + 10} 400 ${r + 32} 470 ${r + 24} 574 Q240 600 ${l - 22} 574 C${l - 30} 470 ${l - 8} 400 ${l - 5} 300Z`,
    bob: `M${l - 9} 300 C${l - 24} 154 ${l + 50} 94 240 94 C${r - 50} 94 ${r + 26} 154 ${r + 12} 300 C${r + 16} 360 ${r + 20} 410 ${r + 4} 446 Q240 470 ${l - 4} 446 C${l - 18} 410 ${l - 14} 360 ${l - 9} 300Z`,
    tied: 'M194 110 A46 44 0 1 1 286 110 A46 44 0 1 1 194 110Z',
  }
  const falling = style === 'long' ? 580 : 446
  const lying =
    style === 'long' || style === 'bob'
      ? strands(
          `240 98 ${l - 20} 120 ${l - 16} 360 ${l - 14} ${falling}`,
          `240 98 ${l + 30} 170 ${l + 14} 360 ${l + 24} ${falling}`,
          70,
          colours,
        ) +
        strands(
          `240 98 ${r + 20} 120 ${r + 16} 360 ${r + 14} ${falling}`,
          `240 98 ${r - 30} 170 ${r - 14} 360 ${r - 24} ${falling}`,
          70,
          colours,
        )
      : ''
  const parting = style === 'side' ? l + 66 : style === 'long' ? 246 : 240
  const over =
    strands(
      `${parting} 112 ${l + 20} 122 ${l + 2} 200 ${l + 2} 300`,
      `${parting} 168 ${l + 70} 176 ${l + 34} 200 ${l + 10} 270`,
      80,
      colours,
    ) +
    strands(
      `${parting} 112 ${r - 20} 122 ${r - 2} 200 ${r - 2} 300`,
      `${parting} 168 ${r - 70} 176 ${r - 34} 200 ${r - 10} 270`,
      80,
      colours,
    )
  const behind = behinds[style]
  const fringe = fringes[style]
  return {
    behind:
      behind &&
      `<path d="${behind}" fill="url(#hair)"/><clipPath id="behind"><path d="${behind}"/></clipPath><g clip-path="url(#behind)">${lying}</g>`,
    /** The edge of the face cuts off the shadow of the hair on the forehead. */
    shadow: `<g clip-path="url(#face)"><path d="${fringe}" transform="translate(0 9)" fill="${colours.skin.deep}" opacity=".5" filter="url(#soft6)"/></g>`,
    fringe: `<path d="${fringe}" fill="url(#hair)" filter="url(#soft1)"/><clipPath id="fringe"><path d="${fringe}"/></clipPath><g clip-path="url(#fringe)">${over}
      <ellipse cx="206" cy="150" rx="70" ry="16" transform="rotate(-14 206 150)" fill="${hair.light}" opacity=".38" filter="url(#soft12)"/></g>`,
  }
}
