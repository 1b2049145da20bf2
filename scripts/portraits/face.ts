import type { Look } from '../../server/src/demonstration/looks.ts'
import type { Colours } from './colours.ts'
import type { Features, Shot } from './features.ts'

/** A form that fades out, as light does on skin. */
const soft = (form: string, colour: string, blur: 3 | 6 | 12, opacity: number) =>
  `<g fill="${colour}" opacity="${opacity.toFixed(2)}" filter="url(#soft${blur})">${form}</g>`
const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}"/>`
const line = (path: string, colour: string, width: number, more = '') =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width.toFixed(1)}" fill="none" stroke-linecap="round" ${more}/>`

/** The edge of the face, from the forehead down one side to the chin and up the other. */
export const outline = ({ width, jaw, chin, chinWidth }: Features) => {
  const corner = chin - 52
  const [l, r] = [240 - width, 240 + width]
  return `M240 140 C${240 - width * 0.7} 140 ${l} 196 ${l} 292
    C${l} 336 ${240 - jaw - 8} ${corner - 26} ${240 - jaw} ${corner}
    C${240 - jaw + 10} ${corner + 26} ${240 - chinWidth - 14} ${chin} 240 ${chin}
    C${240 + chinWidth + 14} ${chin} ${240 + jaw - 10} ${corner + 26} ${240 + jaw} ${corner}
    C${240 + jaw + 8} ${corner - 26} ${r} 336 ${r} 292 C${r} 196 ${240 + width * 0.7} 140 240 140Z`
}

/** One eye; `side` is -1 for the one on the left of the picture. */
const eye = (side: -1 | 1, features: Features, { skin, iris, hair }: Colours, { turn, smile, light }: Shot) => {
  const { eyes: y, apart, eyeSize, tilt, lids, isMale, lines, lips } = features
  const x = 240 + side * apart + turn * 0.7
  const half = 23 * eyeSize
  const [high, low] = [(lids === 'single' ? 8.5 : 11) * eyeSize, (7 - smile * 2) * eyeSize]
  const [inner, outer] = [x - side * half, x + side * half]
  const [innerY, outerY] = [y + 2.5, y - tilt]
  const upper = `M${inner} ${innerY} C${x - side * half * 0.5} ${y - high * 1.35} ${x + side * half * 0.5} ${y - high * 1.35 - tilt / 2} ${outer} ${outerY}`
  const almond = `${upper} C${x + side * half * 0.5} ${y + low * 1.3} ${x - side * half * 0.5} ${y + low * 1.3} ${inner} ${innerY}Z`
  const id = `eye${side}`
  const radius = 10.3 * eyeSize
  const lash = isMale ? 2.6 : 3.8
  const crease = `M${inner + side * 3} ${innerY - 5} C${x - side * half * 0.5} ${y - high * 1.35 - 7} ${x + side * half * 0.5} ${y - high * 1.35 - 7} ${outer + side * 3} ${outerY - 4}`
  const look = lips > 0.9 && !isMale ? line(`M${outer} ${outerY} q${side * 5} -2 ${side * 8} -6`, hair.dark, 2) : ''
  return `
  ${soft(ellipse(x, y - 4, half * 1.25, 20), skin.shade, 6, 0.5)}
  ${soft(ellipse(x - side * half * 0.9, y - 9, 13, 15), skin.deep, 6, light === side ? 0.2 : 0.34)}
  ${lines > 0.05 ? soft(`<path d="M${inner} ${y + 12} Q${x} ${y + 28} ${outer} ${y + 11} Q${x} ${y + 22} ${inner} ${y + 12}Z"/>`, skin.deep, 3, lines * 0.7) : ''}
  <clipPath id="${id}"><path d="${almond}"/></clipPath>
  <g clip-path="url(#${id})"><path d="${almond}" fill="#f0ebe6"/>
    <circle cx="${x + turn * 0.1}" cy="${y - 1.5}" r="${radius}" fill="${iris}"/>
    <circle cx="${x + turn * 0.1}" cy="${y - 1.5}" r="${radius - 1}" fill="none" stroke="#120a06" stroke-width="2" opacity=".55"/>
    <circle cx="${x + turn * 0.1}" cy="${y - 1.5}" r="${radius * 0.45}" fill="#0d0705"/>
    <circle cx="${x + side * half * -1}" cy="${innerY}" r="4.5" fill="${skin.blush}" opacity=".7"/>
    ${line(upper, '#2a1a14', 9, 'opacity=".33"')}
    <circle cx="${x - light * 3.6}" cy="${y - 5}" r="2.5" fill="#fff"/></g>
  ${line(upper, hair.dark, lash)}
  ${look}
  ${line(`M${outer} ${outerY} C${x + side * half * 0.5} ${y + low * 1.3} ${x - side * half * 0.5} ${y + low * 1.3} ${inner} ${innerY}`, skin.deep, 1.3, 'opacity=".55"')}
  ${lids === 'double' ? line(crease, skin.deep, 1.8, 'opacity=".6"') : soft(`<path d="${crease} L${outer} ${outerY} L${inner} ${innerY}Z"/>`, skin.shade, 3, 0.35)}`
}

const brow = (side: -1 | 1, { apart, brows: y, browWidth, browArch }: Features, { hair }: Colours, shot: Shot) => {
  const x = 240 + side * apart + shot.turn * 0.6
  const [inner, outer] = [x - side * 27, x + side * 34]
  const top = y - browArch - shot.smile * 2
  const form = `M${inner} ${y + browWidth * 0.4} Q${x - side * 4} ${top - browWidth * 0.35} ${outer} ${y + 5}
    Q${x} ${top + browWidth * 0.6} ${inner + side * 2} ${y + browWidth}Z`
  const hairs = Array.from({ length: 16 }, (_, place) => {
    const along = inner + side * (3 + place * 3.4)
    return `M${along} ${y + browWidth} l${side * 9} ${-browWidth - browArch * 1.5}`
  })
  return `<path d="${form}" fill="${hair.brow}" opacity=".82" filter="url(#soft1)"/>
  <clipPath id="brow${side}"><path d="${form}"/></clipPath><g clip-path="url(#brow${side})">${line(hairs.join(''), hair.dark, 1.1, 'opacity=".5"')}</g>`
}

const noseOf = ({ nose: y, noseWidth: half, eyes, apart }: Features, { skin }: Colours, { light, turn }: Shot) => {
  const x = 240 + turn
  const dark = light
  const wing = (side: -1 | 1) =>
    line(
      `M${x + side * half * 0.92} ${y - 10} q${side * half * 0.24} 6 ${side * half * 0.02} 11`,
      skin.deep,
      2,
      `opacity="${side === dark ? '.55' : '.32'}" filter="url(#soft1)"`,
    )
  return `
  ${soft(`<path d="M${x + dark * 7} ${eyes - 12} Q${x + dark * 10} ${y - 30} ${x + dark * half} ${y - 8} L${x + dark * (half + 9)} ${y + 2} Q${x + dark * 22} ${y - 34} ${x + dark * apart * 0.5} ${eyes - 14}Z"/>`, skin.shade, 6, 0.7)}
  ${soft(`<path d="M${x - half} ${y + 1} Q${x} ${y + 15} ${x + half} ${y + 1} Q${x} ${y + 22} ${x - half} ${y + 1}Z"/>`, skin.deep, 3, 0.42)}
  ${soft(`<path d="M${x - 4} ${eyes - 8} L${x + 3} ${eyes - 8} L${x + 5} ${y - 14} L${x - 7} ${y - 14}Z"/>`, skin.light, 3, 0.75)}
  ${soft(ellipse(x - dark * 2, y - 12, half * 0.5, 8), skin.light, 3, 0.85)}
  ${soft(ellipse(x - half * 0.78, y - 5, 6, 7) + ellipse(x + half * 0.78, y - 5, 6, 7), skin.blush, 3, 0.3)}
  <g fill="${skin.deep}" filter="url(#soft1)" opacity=".88"><ellipse cx="${x - half * 0.47}" cy="${y + 1}" rx="${half * 0.24}" ry="3"/><ellipse cx="${x + half * 0.47}" cy="${y + 1}" rx="${half * 0.24}" ry="3"/></g>
  ${wing(-1)}${wing(1)}
  ${line(`M${x - half * 0.22} ${y + 4} q${half * 0.22} 4 ${half * 0.44} 0`, skin.deep, 1.6, 'opacity=".5"')}`
}

const mouthOf = ({ mouth: y, mouthWidth, lips, nose }: Features, { skin }: Colours, { smile, turn, light }: Shot) => {
  const x = 240 + turn * 0.85
  const half = mouthWidth * (1 + smile * 0.17)
  const corner = y - smile * 6
  const [high, low] = [9 * lips * (1 - smile * 0.15), 12.5 * lips]
  const between = `M${x - half} ${corner} Q${x - half * 0.45} ${y + smile * 3 - 1} ${x} ${y + 1.5 + smile * 2} Q${x + half * 0.45} ${y + smile * 3 - 1} ${x + half} ${corner}`
  const upper = `M${x - half} ${corner} Q${x - half * 0.5} ${y - high * 0.75} ${x - 8} ${y - high} Q${x} ${y - high + 3.5} ${x + 8} ${y - high} Q${x + half * 0.5} ${y - high * 0.75} ${x + half} ${corner} Q${x + half * 0.45} ${y + smile * 3 - 1} ${x} ${y + 1.5 + smile * 2} Q${x - half * 0.45} ${y + smile * 3 - 1} ${x - half} ${corner}Z`
  const lower = `${between} Q${x + half * 0.5} ${y + low + smile * 2} ${x} ${y + low + smile * 3} Q${x - half * 0.5} ${y + low + smile * 2} ${x - half} ${corner}Z`
  return `
  ${soft(`<path d="M${x - 6} ${nose + 9} L${x - 8} ${y - high - 2} L${x} ${y - high + 1} L${x + light * 3} ${nose + 9}Z"/>`, skin.shade, 3, 0.5)}
  ${soft(ellipse(x, y + low + 9, half * 0.5, 5), skin.deep, 3, 0.42)}
  ${soft(ellipse(x - half - 4, corner + 1, 5, 6) + ellipse(x + half + 4, corner + 1, 5, 6), skin.deep, 3, 0.24 + smile * 0.1)}
  <path d="${lower}" fill="${skin.lips}" filter="url(#soft1)"/>
  <path d="${upper}" fill="${skin.lips}" filter="url(#soft1)"/><path d="${upper}" fill="${skin.deep}" opacity=".28"/>
  ${soft(ellipse(x - light * half * 0.2, y + low * 0.62, half * 0.34, 2.6), skin.light, 3, 0.6)}
  ${line(between, skin.deep, 2.3, 'opacity=".9"')}`
}

/** The lines beside nose and mouth, from age and smile. */
const linesOf = (
  { lines, nose, noseWidth, mouth, mouthWidth, eyes, apart, brows }: Features,
  { skin }: Colours,
  shot: Shot,
) => {
  const fold = lines * 0.35 + shot.smile * 0.2
  if (fold < 0.04) return ''
  const x = 240 + shot.turn * 0.8
  const folds = ([-1, 1] as const).map(
    (side) =>
      `M${x + side * (noseWidth + 5)} ${nose - 8} Q${x + side * (mouthWidth + 12)} ${nose + 12} ${x + side * (mouthWidth + 11)} ${mouth + 2}`,
  )
  const rows = [0, 17, 33].map((up) => `M${x - 52 + up / 2} ${brows - 36 - up} q52 -9 ${104 - up} 0`)
  const corners = ([-1, 1] as const).flatMap((side) =>
    [-4, 3, 10].map((down) => `M${x + side * (apart + 31)} ${eyes + down} l${side * 13} ${down * 0.8}`),
  )
  return `<g filter="url(#soft3)">${line(folds.join(''), skin.deep, 5, `opacity="${fold.toFixed(2)}"`)}</g>
  <g filter="url(#soft1)">${line(folds.join(''), skin.deep, 1.8, `opacity="${(lines * 0.5).toFixed(2)}"`)}
  ${line(rows.join(''), skin.deep, 1.6, `opacity="${(lines * 0.4).toFixed(2)}"`)}
  ${line(corners.join(''), skin.deep, 1.4, `opacity="${(lines * 0.5).toFixed(2)}"`)}</g>`
}

const beardOf = ({ beard }: Look, features: Features, { hair }: Colours, { turn }: Shot) => {
  const { mouth, mouthWidth, nose, chin, jaw } = features
  const x = 240 + turn * 0.8
  const moustache = `M${x} ${nose + 12} Q${x - 24} ${nose + 12} ${x - mouthWidth - 7} ${mouth + 7} Q${x - 18} ${mouth - 7} ${x} ${mouth - 7} Q${x + 18} ${mouth - 7} ${x + mouthWidth + 7} ${mouth + 7} Q${x + 24} ${nose + 12} ${x} ${nose + 12}Z`
  const jaws = `M${240 - jaw - 26} ${nose - 40} Q${240 - jaw + 8} ${mouth - 16} ${x - mouthWidth - 12} ${mouth - 10} Q${x - mouthWidth} ${mouth + 16} ${x - 12} ${mouth + 19} L${x + 12} ${mouth + 19} Q${x + mouthWidth} ${mouth + 16} ${x + mouthWidth + 12} ${mouth - 10} Q${240 + jaw - 8} ${mouth - 16} ${240 + jaw + 26} ${nose - 40} L${240 + jaw + 20} ${chin + 20} L${240 - jaw - 20} ${chin + 20}Z`
  // Fuller at its ends, which reach down into the beard, and no higher than a lip is.
  const top = Math.max(nose + 12, mouth - 24)
  const joined = `M${x} ${top + 3} Q${x - mouthWidth * 0.6} ${top - 2} ${x - mouthWidth - 14} ${mouth - 6} L${x - mouthWidth - 12} ${mouth + 20} Q${x - mouthWidth - 4} ${mouth - 4} ${x} ${mouth - 8} Q${x + mouthWidth + 4} ${mouth - 4} ${x + mouthWidth + 12} ${mouth + 20} L${x + mouthWidth + 14} ${mouth - 6} Q${x + mouthWidth * 0.6} ${top - 2} ${x} ${top + 3}Z`
  const grown = (form: string) => soft(`<path d="${form}"/>`, hair.brow, 3, 0.9)
  if (beard === 'shadow') return soft(`<path d="${jaws}"/><path d="${moustache}"/>`, hair.dark, 6, 0.25)
  if (beard === 'moustache') return grown(moustache)
  if (!beard) return ''
  const hairs = Array.from({ length: 46 }, (_, place) => {
    const across = (place / 45) * 2 - 1
    const from = mouth + 22 + ((place * 37) % 11) - Math.abs(across) ** 3 * 74
    return `M${x + across * (jaw - 4)} ${from} q${across * -3} 20 ${across * -9} ${24 + ((place * 53) % 17)}`
  })
  return grown(jaws) + grown(joined) + line(hairs.join(''), hair.light, 1.2, 'opacity=".4"')
}

/** Everything within the edge of the face. */
export const faceOf = (look: Look, features: Features, colours: Colours, shot: Shot) => {
  const { skin } = colours
  const { width, eyes, nose, chin, apart, cheeks, isMale } = features
  const x = 240 + shot.turn * 0.5
  const dark = shot.light
  return `<g clip-path="url(#face)">
  <path d="${outline(features)}" fill="url(#skin)"/>
  ${soft(ellipse(x - dark * 26, 214, 58, 34), skin.light, 12, 0.65)}
  <path d="${outline(features)}" fill="none" stroke="${skin.shade}" stroke-width="44" opacity=".6" filter="url(#soft12)"/>
  ${soft(ellipse(240 + dark * (width - 4), (eyes + chin) / 2, 34, 120), skin.deep, 12, 0.36)}
  ${soft(ellipse(x - 60, nose - 9, 30, 22) + ellipse(x + 60, nose - 9, 30, 22), skin.blush, 12, isMale ? 0.2 : 0.34)}
  ${soft(ellipse(x - apart - 12, eyes + 34, 26, 11), skin.light, 6, dark === 1 ? 0.6 : 0.3)}
  ${soft(ellipse(x + apart + 12, eyes + 34, 26, 11), skin.light, 6, dark === 1 ? 0.3 : 0.6)}
  ${soft(ellipse(x - 66, nose + 22, 16, 34) + ellipse(x + 66, nose + 22, 16, 34), cheeks < 0 ? skin.deep : skin.light, 12, Math.abs(cheeks) * 0.32)}
  ${soft(ellipse(x, chin - 20, 22, 11), skin.light, 6, 0.6)}
  ${beardOf(look, features, colours, shot)}
  ${noseOf(features, colours, shot)}
  ${eye(-1, features, colours, shot)}${eye(1, features, colours, shot)}
  ${brow(-1, features, colours, shot)}${brow(1, features, colours, shot)}
  ${linesOf(features, colours, shot)}
  ${mouthOf(features, colours, shot)}
</g>`
}
