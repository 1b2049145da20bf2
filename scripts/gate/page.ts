import { type CardKey, checkCardCode } from '../../contract/src/rules/cardCode.ts'

// The page of the emulator: what a real gate does, by the public contract alone (docs/gate).

interface Said {
  zh: string
  pt: string
  en: string
}
interface Event {
  number: number
  way: 'in' | 'out'
  code: string
  at: string
  opened: boolean
}
interface Window {
  from: string
  until: string
  party: number | null
}
/** What the gate keeps for when it is cut off. */
interface Known {
  keys: CardKey[]
  says: { reason: string; said: Said }[]
  items: { card: string; windows: Window[] }[]
  /** The version of each page, by the cursor that leads to it. */
  at: string
}
interface Answer<Data> {
  code: number
  message?: string
  data: Data
}
interface Expected {
  keys: CardKey[]
  says: Known['says']
  items: Known['items'] | null
  next: string | null
  now: string
}
type Reader = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null
interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind
const [display, log, known, waiting] = [element('display'), element('log'), element('known'), element('waiting')]
const [key, cut, skew] = [
  element<HTMLInputElement>('key'),
  element<HTMLInputElement>('cut'),
  element<HTMLInputElement>('skew'),
]
const form = element<HTMLFormElement>('pass')
const picture = element<HTMLVideoElement>('picture')

const kept = <Value>(name: string, otherwise: Value): Value => {
  const text = localStorage.getItem(name)
  return text === null ? otherwise : (JSON.parse(text) as Value)
}
const keep = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value))

/** By its own clock, which may be wrong. */
const now = () => new Date(Date.now() + Number(skew.value || 0) * 1000)
const nextNumber = () => {
  const number = kept('number', 0) + 1
  keep('number', number)
  return number
}
const tell = (text: string) => {
  const line = document.createElement('li')
  line.textContent = `${now().toLocaleTimeString()} ${text}`
  log.prepend(line)
}
const show = (open: boolean, { zh, pt, en }: Said, party: number | null) => {
  display.dataset['open'] = open ? 'yes' : 'no'
  display.replaceChildren(
    ...[zh, pt, en, ...(party !== null && party > 1 ? [`${party} 人 · pessoas · people`] : [])].map((text) => {
      const line = document.createElement('div')
      line.textContent = text
      return line
    }),
  )
}
const showState = () => {
  const list = kept<Known | null>('known', null)
  known.textContent = list
    ? `${list.items.length} cards and ${list.keys.length} keys, of ${new Date(list.at).toLocaleTimeString()}.`
    : 'Nothing is known without the portal yet.'
  waiting.textContent = `${kept<Event[]>('queue', []).length} events have not been told.`
}

/** Undefined where the portal cannot be reached. */
const ask = async <Data>(path: string, body?: object): Promise<Answer<Data> | undefined> => {
  if (cut.checked) return undefined
  const answer = await fetch(`/api/gate/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: key.value, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!answer?.ok) return undefined
  return (await answer.json()) as Answer<Data>
}

const fetchExpected = async () => {
  const items: Known['items'] = []
  let page: Expected | undefined
  for (let after: string | null = ''; after !== null; after = page.next) {
    const answer: Answer<Expected> | undefined = await ask<Expected>(`expected${after && `?after=${after}`}`)
    if (answer?.code !== 0) return tell(answer?.message ?? 'The portal cannot be reached.')
    page = answer.data
    items.push(...(page.items ?? []))
  }
  if (page) keep('known', { keys: page.keys, says: page.says, items, at: page.now } satisfies Known)
  return showState()
}

/** Tells what is waiting, in parts of five hundred. Only what the portal knows is forgotten. */
const tellEvents = async () => {
  for (let queue = kept<Event[]>('queue', []); queue.length > 0; queue = kept<Event[]>('queue', [])) {
    const events = queue.slice(0, 500)
    const answer = await ask<{ upTo: number; aside: { number: number; reason: string }[] }>('upload', { events })
    if (answer?.code !== 0) return tell(answer?.message ?? 'The portal cannot be reached.')
    keep('queue', queue.slice(events.length))
    keep('told', [...kept<Event[]>('told', []), ...events].slice(-500))
    tell(`Told ${events.length} events.`)
    for (const { number, reason } of answer.data.aside) tell(`Event ${number} was put aside: ${reason}.`)
  }
  return showState()
}

const tellAgain = async () => {
  const events = kept<Event[]>('told', []).toSorted(() => Math.random() - 0.5)
  if (events.length === 0) return tell('Nothing has been told before.')
  const answer = await ask<{ upTo: number }>('upload', { events })
  return tell(answer?.code === 0 ? `Told ${events.length} events again.` : 'The portal cannot be reached.')
}

const hashOf = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** Codes that have let somebody in within ninety seconds, each with the moment. */
const passed = new Map<string, number>()

/** What a gate decides that is cut off: by the keys of cards, and by its list. */
const decideAlone = async (way: Event['way'], code: string) => {
  const list = kept<Known | null>('known', null)
  const say = (reason: string, party: number | null = null) => ({
    open: reason === 'open' || reason === 'leave',
    said: list?.says.find((one) => one.reason === reason)?.said ?? { zh: reason, pt: reason, en: reason },
    party,
  })
  if (way === 'out') return say('leave')
  const second = Math.floor(now().getTime() / 1000)
  const checked = await checkCardCode(code, { keys: list?.keys ?? [], now: second })
  if ('fault' in checked) return say(checked.fault === 'over' ? 'ended' : 'unknown')
  for (const [known, at] of passed) if (at < second - 90) passed.delete(known)
  if (checked.code.from === 'screen' && passed.has(code)) return say('passed')
  const card = await hashOf(checked.code.reference)
  const windows = list?.items.find((one) => one.card === card)?.windows ?? []
  const open = windows.find(({ from, until }) => new Date(from) <= now() && now() < new Date(until))
  if (!open) return say(windows.some(({ from }) => new Date(from) > now()) ? 'too_early' : 'nothing_booked')
  passed.set(code, second)
  return say('open', open.party)
}

const pass = async (way: Event['way'], code: string) => {
  const asked = { number: nextNumber(), way, code, at: now().toISOString() }
  const answer = await ask<{ open: boolean; said: Said; party: number | null; reason: string | null }>('pass', asked)
  if (answer && answer.code !== 0) return tell(answer.message ?? `Refused: ${answer.code}`)
  const decided = answer?.data ?? (await decideAlone(way, code))
  show(decided.open, decided.said, decided.party)
  tell(`${way} ${decided.open ? 'open' : 'closed'}: ${decided.said.en}${answer ? '' : ', without the portal'}`)
  if (answer) return undefined
  // The same number: if the portal has had the question after all, it knows it again.
  keep('queue', [...kept<Event[]>('queue', []), { ...asked, opened: decided.open }])
  return showState()
}

const wayNow = () => (new FormData(form).get('way') === 'out' ? 'out' : 'in')
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const code = String(new FormData(form).get('code')).trim()
  void pass(wayNow(), code)
})

/** Reads QR codes by the browser itself, or by the library that comes along. */
const readerOf = () => {
  const { BarcodeDetector, jsQR } = window as unknown as {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
    jsQR?: Reader
  }
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async () => (await detector.detect(picture))[0]?.rawValue
  }
  if (!jsQR) return undefined
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async () => {
    const [width, height] = [picture.videoWidth, picture.videoHeight]
    if (!context || width === 0) return undefined
    canvas.width = width
    canvas.height = height
    context.drawImage(picture, 0, 0)
    return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data
  }
}

const useCamera = async () => {
  const read = readerOf()
  if (!read) return tell('This browser reads no codes. Type the code.')
  const stream = await navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment' } })
    .catch(() => undefined)
  if (!stream) return tell('There is no camera, or it may not be used. Type the code.')
  picture.srcObject = stream
  picture.hidden = false
  await picture.play()
  let last = ''
  setInterval(async () => {
    const code = await read().catch(() => undefined)
    // A card that is held on before the gate is one pass.
    if (!code || code === last) return
    last = code
    void pass(wayNow(), code)
  }, 300)
  return undefined
}

key.value = sessionStorage.getItem('key') ?? ''
key.addEventListener('change', () => {
  sessionStorage.setItem('key', key.value)
  void fetchExpected()
})
cut.addEventListener('change', () => {
  tell(cut.checked ? 'Cut off.' : 'Connected again.')
  if (!cut.checked) void tellEvents().then(fetchExpected)
})
element('fetch').addEventListener('click', () => void fetchExpected())
element('tell').addEventListener('click', () => void tellEvents())
element('twice').addEventListener('click', () => void tellAgain())
element('camera').addEventListener('click', () => void useCamera())
showState()
if (key.value) void fetchExpected()
