import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { applicants } from '../server/src/demonstration/applicants.ts'
import { photographed } from '../server/src/demonstration/families.ts'
import type { Look } from '../server/src/demonstration/looks.ts'
import { pathOfPicture, pictureFolder } from '../server/src/demonstration/pictures.ts'
import { type Citizen, strangers } from '../server/src/demonstration/strangers.ts'

// Draws the pictures of the demonstration: a portrait and an identity card for everybody without a membership, and for whom a face is compared with.
// Run it after a change to a look: `node scripts/drawPortraits.ts`. Chinese names need a Chinese font on the machine.

/** Twice the least size, so that a portrait may be cut (specification: at least 310×464). */
const portrait = { width: 480, height: 720 }
/** A card of 85.6×54 mm at 300 dots an inch. */
const card = { width: 1012, height: 638 }

const skins = {
  fair: { face: '#f6d5c0', shade: '#e5b79c', lips: '#c9776f' },
  light: { face: '#f1cfae', shade: '#dcae86', lips: '#bf6f63' },
  tan: { face: '#d3a072', shade: '#b98355', lips: '#9c5546' },
  dark: { face: '#8a5a3c', shade: '#6f4429', lips: '#6b342c' },
}
const hairs = { black: '#231f20', brown: '#5a3a26', grey: '#9b9b9b' }

/** What lies behind the head, and what lies over the forehead. */
const hairOf = ({ hair, style }: Look) => {
  const colour = hairs[hair]
  const crown = 'M136 300 C128 170 190 112 242 112 C300 112 352 168 344 300 C338 250 318 222 300 206'
  const fringe = {
    short: `<path d="${crown} C262 214 208 214 180 204 C158 224 142 256 136 300Z" fill="${colour}"/>`,
    side: `<path d="${crown} C286 196 226 178 196 196 C164 214 144 256 136 300Z" fill="${colour}"/>`,
    long: `<path d="${crown} C280 188 256 176 240 176 C210 190 156 220 136 300Z" fill="${colour}"/>`,
    bob: `<path d="${crown} C264 226 200 226 164 222 C150 244 140 268 136 300Z" fill="${colour}"/>`,
    tied: `<path d="${crown} C270 176 210 176 180 206 C156 228 142 258 136 300Z" fill="${colour}"/>`,
  }[style]
  const behind = {
    short: '',
    side: '',
    long: `<path d="M130 300 C112 150 190 96 240 96 C294 96 368 150 350 300 C352 400 372 470 366 560 L114 560 C108 470 128 400 130 300Z" fill="${colour}"/>`,
    bob: `<path d="M126 300 C112 156 190 98 240 98 C292 98 368 156 354 300 C356 360 358 400 346 436 L134 436 C122 400 124 360 126 300Z" fill="${colour}"/>`,
    tied: `<circle cx="240" cy="112" r="46" fill="${colour}"/>`,
  }[style]
  return { behind, fringe }
}

const eye = (x: number, colour: string) => `
  <path d="M${x - 24} 304 q24 -20 48 0 q-24 16 -48 0Z" fill="#fff"/>
  <circle cx="${x}" cy="302" r="10.5" fill="#38241a"/><circle cx="${x + 3}" cy="298" r="3" fill="#fff"/>
  <path d="M${x - 26} 302 q26 -22 52 0" stroke="#2a1c16" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M${x - 28} 274 q28 -15 56 -2" stroke="${colour}" stroke-width="7" fill="none" stroke-linecap="round"/>`

const glassesOver = `<g fill="none" stroke="#39424e" stroke-width="5">
  <rect x="158" y="280" width="68" height="50" rx="20"/><rect x="254" y="280" width="68" height="50" rx="20"/>
  <path d="M226 298 q14 -10 28 0 M158 298 l-22 -6 M322 298 l22 -6"/></g>`

/** One portrait, from the front, on a plain ground. */
const drawFace = (look: Look) => {
  const { face, shade, lips } = skins[look.skin]
  const { behind, fringe } = hairOf(look)
  const brow = look.hair === 'grey' ? '#7d7d7d' : hairs[look.hair]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 720">
  <defs>
    <linearGradient id="ground" x2="0" y2="1"><stop stop-color="#eef3f7"/><stop offset="1" stop-color="#cfdbe4"/></linearGradient>
    <radialGradient id="skin" cx=".42" cy=".4" r=".75"><stop stop-color="${face}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
  </defs>
  <rect width="480" height="720" fill="url(#ground)"/>
  ${behind}
  <path d="M196 410 h88 v92 q-44 44 -88 0Z" fill="${shade}"/>
  <path d="M24 760 C30 552 96 508 192 470 Q240 530 288 470 C384 508 450 552 456 760Z" fill="${look.top}"/>
  <path d="M192 470 Q240 530 288 470 l16 10 Q240 566 176 480Z" fill="#fff" opacity=".85"/>
  <ellipse cx="136" cy="318" rx="17" ry="30" fill="${shade}"/><ellipse cx="344" cy="318" rx="17" ry="30" fill="${shade}"/>
  <path d="M138 292 C138 182 190 146 240 146 C290 146 342 182 342 292 C342 384 300 446 240 446 C180 446 138 384 138 292Z" fill="url(#skin)"/>
  ${eye(192, brow)}${eye(288, brow)}
  <path d="M240 308 q-6 34 -15 47 q15 12 31 0" stroke="${shade}" stroke-width="6" fill="none" stroke-linecap="round"/>
  <path d="M206 396 q34 13 68 0 q-34 28 -68 0Z" fill="${lips}"/>
  ${fringe}
  ${look.glasses ? glassesOver : ''}
</svg>`
}

const kinds = {
  resident: ['居民身份證（示範）', 'Bilhete de Identidade de Residente (demonstração)'],
  worker: ['外地僱員身份認別證（示範）', 'Título de Identificação de Trabalhador Não Residente (demonstração)'],
  permit: ['特別逗留證（示範）', 'Título Especial de Permanência (demonstração)'],
  student: ['學生證（示範）', 'Cartão de estudante (demonstração)'],
}

/** Looks like no real document, and says three times that it is none. */
const drawCard = (citizen: Citizen) => {
  const [zh = '', pt = ''] = kinds[citizen.idType]
  const number = citizen.idNumber.replace(/^(\d{7})(\d)$/, '$1($2)')
  const lines: [label: string, value: string][] = [
    ['姓名 Nome / Name', [citizen.nameZh, `${citizen.surname}, ${citizen.firstName}`].filter(Boolean).join('   ')],
    ['出生日期 Data de nascimento / Date of birth', citizen.birthDate],
    ['性別 Sexo / Sex', citizen.gender === 'female' ? 'F 女' : 'M 男'],
    ['有效期 Válido até / Valid until', citizen.documentExpiry ?? '–'],
    ['編號 N.º / No.', number],
  ]
  const written = lines.map(
    ([label, value], line) => `<text x="352" y="${200 + line * 78}" font-size="20" fill="#4b5d57">${label}</text>
    <text x="352" y="${232 + line * 78}" font-size="30" font-weight="600" fill="#13211d">${value}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1012 638" font-family="Noto Sans CJK TC, Noto Serif CJK TC, DejaVu Sans, sans-serif">
  <defs><linearGradient id="paper" x2="1" y2="1"><stop stop-color="#f2f8f0"/><stop offset="1" stop-color="#d6e9f2"/></linearGradient></defs>
  <rect width="1012" height="638" rx="36" fill="url(#paper)"/>
  <rect width="1012" height="126" fill="#00564b"/>
  <text x="40" y="58" font-size="38" font-weight="700" fill="#fff">${zh}</text>
  <text x="40" y="100" font-size="26" fill="#fff">${pt}</text>
  ${written.join('')}
  <g transform="rotate(-24 506 340)" text-anchor="middle" font-weight="700" fill="#a61c37" opacity=".22">
    <text x="620" y="350" font-size="92">SPECIMEN 樣本</text>
    <text x="620" y="424" font-size="50">DEMONSTRATION 示範</text>
  </g>
  <text x="972" y="616" text-anchor="end" font-size="18" fill="#a61c37">Not a document. Não é um documento. 並非證件。</text>
</svg>`
}

const draw = async (name: string, citizen: Citizen) => {
  const face = await sharp(Buffer.from(drawFace(citizen.look)), { density: 144 })
    .resize(portrait)
    .flatten({ background: '#eef3f7' })
    .toBuffer()
  await sharp(face).jpeg({ quality: 82, mozjpeg: true }).toFile(pathOfPicture(name, 'photo'))
  const small = await sharp(face).resize(272, 408).toBuffer()
  await sharp(Buffer.from(drawCard(citizen)))
    .resize(card)
    .flatten({ background: '#ffffff' })
    .composite([{ input: small, left: 40, top: 164 }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(pathOfPicture(name, 'document'))
}

mkdirSync(pictureFolder, { recursive: true })
const applied = Object.entries(applicants).map(([name, { citizen }]): [string, Citizen] => [name, citizen])
const citizens = [...Object.entries(strangers), ...Object.entries(photographed), ...applied]
for (const [name, citizen] of citizens) await draw(name, citizen)
