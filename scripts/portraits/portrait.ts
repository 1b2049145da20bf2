import type { Citizen } from '../../server/src/demonstration/strangers.ts'
import { coloursOf } from './colours.ts'
import { faceOf, outline } from './face.ts'
import { featuresOf, type Shot } from './features.ts'
import { hairOf } from './hair.ts'

const glassesOver = (y: number, apart: number, width: number) => {
  const [l, r] = [240 - apart, 240 + apart]
  return `<g fill="#fff" fill-opacity=".07" stroke="#2c3440" stroke-width="4">
    <rect x="${l - 35}" y="${y - 23}" width="68" height="49" rx="19"/><rect x="${r - 33}" y="${y - 23}" width="68" height="49" rx="19"/>
    <path d="M${l + 33} ${y - 6} q${apart - 33} -9 ${apart * 2 - 66} 0 M${l - 35} ${y - 6} L${242 - width} ${y - 10} M${r + 35} ${y - 6} L${238 + width} ${y - 10}" fill="none"/></g>`
}

/** The colours and the fading that all parts of one picture share. */
const definitions = ({ ground, top, light }: Shot, { skin, hair }: ReturnType<typeof coloursOf>, edge: string) => `
  <linearGradient id="ground" x2=".2" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
  <radialGradient id="skin" cx="${light === 1 ? 0.4 : 0.6}" cy=".38" r=".72"><stop stop-color="${skin.light}"/><stop offset=".55" stop-color="${skin.base}"/><stop offset="1" stop-color="${skin.shade}"/></radialGradient>
  <linearGradient id="neck" y2="1"><stop stop-color="${skin.deep}"/><stop offset=".5" stop-color="${skin.shade}"/><stop offset="1" stop-color="${skin.base}"/></linearGradient>
  <linearGradient id="hair" x2=".3" y2="1"><stop stop-color="${hair.light}"/><stop offset=".3" stop-color="${hair.base}"/><stop offset="1" stop-color="${hair.dark}"/></linearGradient>
  <radialGradient id="top" cx="${light === 1 ? 0.36 : 0.64}" cy=".2" r=".9"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="${top}" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></radialGradient>
  ${[1, 3, 6, 12].map((blur) => `<filter id="soft${blur}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur === 1 ? 0.8 : blur}"/></filter>`).join('')}
  <clipPath id="face"><path d="${edge}"/></clipPath>`

const shoulders = (width: number) =>
  `M${24 - width} 760 C${30 - width} 556 96 512 190 474 Q240 534 290 474 C384 512 ${450 + width} 556 ${456 + width} 760Z`

/** One portrait, from the front, of somebody who does not exist. */
export const drawPortrait = (citizen: Citizen, shot: Shot) => {
  const { look } = citizen
  const features = featuresOf(citizen)
  const colours = coloursOf(look, features.tone)
  const { skin } = colours
  const { width, eyes, apart, isMale, nose } = features
  const { behind, shadow, fringe } = hairOf(look, features, colours)
  const edge = outline(features)
  const neck = isMale ? 54 : 45
  const ear = (x: number, side: -1 | 1) => `
    <ellipse cx="${x}" cy="${(eyes + nose) / 2 - 6}" rx="15" ry="31" fill="${skin.base}"/>
    <ellipse cx="${x + side * 3}" cy="${(eyes + nose) / 2 - 7}" rx="7" ry="19" fill="${skin.deep}" opacity=".4" filter="url(#soft3)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 720">
  <defs>${definitions(shot, colours, edge)}</defs>
  <rect width="480" height="720" fill="url(#ground)"/>
  <g transform="rotate(${shot.lean} 240 520)">${behind}</g>
  <path d="M${240 - neck} 404 v76 Q240 552 ${240 + neck} 480 v-76Z" fill="url(#neck)"/>
  <path d="${shoulders(isMale ? 12 : 0)}" fill="${shot.top}"/><path d="${shoulders(isMale ? 12 : 0)}" fill="url(#top)"/>
  <path d="M190 474 Q240 534 290 474 l15 9 Q240 570 175 483Z" fill="#fff" opacity=".86"/>
  <path d="M175 483 Q240 570 305 483 l3 3 Q240 582 172 486Z" fill="#000" opacity=".28" filter="url(#soft3)"/>
  <g transform="rotate(${shot.lean} 240 520)">
    ${ear(238 - width, 1)}${ear(242 + width, -1)}
    ${faceOf(look, features, colours, shot)}
    ${shadow}${fringe}
    ${look.glasses ? `<g transform="translate(${shot.turn * 0.7} 0)">${glassesOver(eyes, apart, width)}</g>` : ''}
  </g>
</svg>`
}
