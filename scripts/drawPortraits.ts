import { mkdirSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { type Applicant, applicants } from '../server/src/demonstration/applicants.ts'
import { photographed } from '../server/src/demonstration/families.ts'
import { type PersonName, people } from '../server/src/demonstration/people.ts'
import { pathOfPicture, pictureFolder } from '../server/src/demonstration/pictures.ts'
import { looksOfMembers, pictureNameOf } from '../server/src/demonstration/portraits.ts'
import { type Citizen, strangers } from '../server/src/demonstration/strangers.ts'
import { drawCard } from './portraits/card.ts'
import type { Shot } from './portraits/features.ts'
import { drawPortrait } from './portraits/portrait.ts'
import { turnHead } from './portraits/turn.ts'

// Draws the pictures of the demonstration: a portrait and an identity card for people without a membership or with a
// face to compare, selfies from three sides for a look with `selfie`, and the photo of every member. Run it after changing a look: `node
// scripts/drawPortraits.ts`. Chinese names need a Chinese font on the machine.

/** Twice the least size, so that a portrait may be cut (specification: at least 310×464). */
const portrait = { width: 480, height: 720 }
/** A card of 85.6×54 mm at 300 dots an inch. */
const card = { width: 1012, height: 638 }
/** The visible part of a selfie taken at arm’s length. */
const near = { left: 50, top: 50, width: 380, height: 507 }

const atTheBureau: Omit<Shot, 'top'> = { lean: 0, turn: 0, smile: 0.4, light: 1, ground: ['#eef3f7', '#cfdbe4'] }
const atHome: Shot = { lean: 4, turn: 6, smile: 0.8, light: -1, ground: ['#d9c3a1', '#8d7a63'], top: '#55635c' }

/** Degrees by which the head is turned where a face check asks for it. */
const turn = 30

const render = (svg: string) =>
  sharp(Buffer.from(svg), { density: 144 }).resize(portrait).flatten({ background: '#eef3f7' }).toBuffer()

const drawPhoto = async (name: string, citizen: Citizen, kind: 'photo' | 'before' = 'photo') => {
  const face = await render(drawPortrait(citizen, { ...atTheBureau, top: citizen.look.top }))
  await sharp(face).jpeg({ quality: 84, mozjpeg: true }).toFile(pathOfPicture(name, kind))
  return face
}

const draw = async (name: string, citizen: Citizen) => {
  const face = await drawPhoto(name, citizen)
  const small = await sharp(face).resize(272, 408).toBuffer()
  await sharp(Buffer.from(drawCard(citizen)))
    .resize(card)
    .flatten({ background: '#ffffff' })
    .composite([{ input: small, left: 40, top: 164 }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(pathOfPicture(name, 'document'))
  if (!citizen.look.selfie) return
  const selfie = await render(drawPortrait(citizen, atHome))
  const ahead = await sharp(selfie).extract(near).resize(480, 640).png().toBuffer()
  const taken = { selfie: sharp(ahead), left: await turnHead(ahead, turn), right: await turnHead(ahead, -turn) }
  // The border: the keys of an object are its names.
  for (const [kind, picture] of Object.entries(taken) as [keyof typeof taken, Sharp][])
    await picture.jpeg({ quality: 78, mozjpeg: true }).toFile(pathOfPicture(name, kind))
}

mkdirSync(pictureFolder, { recursive: true })
const applied = Object.entries(applicants).map(([name, { citizen }]): [string, Citizen] => [name, citizen])
const citizens = [...Object.entries(strangers), ...Object.entries(photographed), ...applied]
for (const [name, citizen] of citizens) await draw(name, citizen)
for (const [name, { citizen, before }] of Object.entries<Applicant>(applicants))
  if (before) await drawPhoto(name, { ...citizen, ...before }, 'before')
// The border: the keys of an object are its names.
for (const name of (Object.keys(people) as PersonName[]).filter((name) => !(name in photographed)))
  await drawPhoto(pictureNameOf(name), { ...people[name], look: looksOfMembers[name] })
