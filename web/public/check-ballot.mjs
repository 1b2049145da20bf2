// Checks the file of a draw: `node check-ballot.mjs draw.json` says of five statements whether they hold. Needs Node alone.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha = (text) => createHash('sha256').update(text, 'utf8').digest('hex')
const { draw, entries, places, results } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const must = (holds, what) => {
  console.log(holds ? 'holds:' : 'NOT TRUE:', what)
  if (!holds) process.exitCode = 1
}

for (const seal of draw.seals ?? [])
  console.log('sealed anew:', seal.replacedAt, 'before that the seal was', seal.commitment)
must(sha(draw.secret) === draw.commitment, 'the secret is the one that was sealed')
const seed = sha(`palaestra ballot 1|${draw.reference}|${draw.secret}|${draw.publicValue}`)
must(seed === draw.seed, 'the seed is made of the secret and the public value')
must(new Set(entries.map((one) => one.code)).size === entries.length, 'no entry counts twice')
const lines = entries.map((one) => `${one.code}:${one.choices.join(',')}`).sort()
must(sha(lines.join('\n')) === draw.entriesHash, 'the list is the one that was closed')

const keyed = entries
  .map((one) => ({ ...one, key: sha(`${seed}|${one.code}`) }))
  .sort((a, b) => (a.key < b.key ? -1 : 1))
const left = new Map(places.map((one) => [one.id, one.places]))
const drawn = keyed.map(({ code, choices }, place) => {
  const won = choices.find((id) => (left.get(id) ?? 0) > 0) ?? null
  if (won !== null) left.set(won, left.get(won) - 1)
  return { code, rank: place + 1, won }
})
must(JSON.stringify(drawn) === JSON.stringify(results), 'ranks and places are those that were published')
