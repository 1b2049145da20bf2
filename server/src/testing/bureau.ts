import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  type BureauCall,
  bureauMessages,
  coveredOfAnswer,
  coveredOfQuestion,
  pathOfCall,
} from '../adapters/identity/bureauMessages.ts'
import type { BureauRecords } from '../adapters/identity/comparing.ts'
import { digestOf, signed, verified } from '../adapters/identity/signatures.ts'

/** Seconds by which the clocks of the two houses may differ. */
const skew = 60

const calls = Object.keys(bureauMessages) as BureauCall[]
const prefix = '/identity'

/** What the bureau of tests does instead of answering well. */
export type Trouble =
  | 'none'
  | 'silent'
  | 'hangs_up'
  | 'out_of_order'
  | 'out_of_order_once'
  | 'overloaded_once'
  | 'elsewhere'
  | 'no_signature'
  | 'foreign_signature'
  | 'unknown_key'
  | 'changed_body'
  | 'wrong_digest'
  | 'answer_before'
  | 'somebody_else'
  | 'garbage'
  | 'huge'
  | 'half'

interface Written {
  body: string
  headers: Record<string, string>
}

/**
 * A bureau that keeps the contract of docs/bureau as the real one has to: it takes signed questions, each signature
 * once, answers a question that comes again the same, and signs what it answers.
 */
export const openTestBureau = async (records: BureauRecords, now: () => Date) => {
  const ours = generateKeyPairSync('ed25519')
  const stranger = generateKeyPairSync('ed25519')
  const portal = generateKeyPairSync('ed25519')
  const used = new Set<string>()
  const before = new Map<string, string>()
  const asked: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  let trouble: Trouble = 'none'
  let lastAnswer: Written | undefined

  const answerTo = async (call: BureauCall, body: string): Promise<object | undefined> => {
    const given: unknown = JSON.parse(body)
    if (call === 'relation') {
      const { data } = bureauMessages.relation.question.safeParse(given)
      return data && { idNumber: data.child.idNumber, isGuardian: await records.isGuardian(data.child, data.guardian) }
    }
    const { data } = bureauMessages[call].question.safeParse(given)
    if (!data) return undefined
    const { idNumber, idType } = data
    const document = { idNumber, ...(idType && { idType }) }
    if (call === 'record') return { idNumber, record: (await records.record(document)) ?? null }
    const photo = await records.photo(document)
    return { idNumber, photo: photo ? Buffer.from(photo).toString('base64') : null }
  }

  /** Status of a question that the bureau does not take: 401 for one that is not the portal’s, or not of now. */
  const refusalOf = (headers: IncomingHttpHeaders, path: string, body: string) => {
    const digest = digestOf(body)
    const idempotencyKey = `${headers['idempotency-key']}`
    const covered = coveredOfQuestion({ authority: `${headers.host}`, path, digest, idempotencyKey })
    const fields = {
      'signature-input': `${headers['signature-input']}`,
      signature: `${headers['signature']}`,
    }
    const keyOf = (id: string) => (id === 'portal-1' ? portal.publicKey : undefined)
    const parameters = verified({ label: 'portal', covered, fields, keyOf })
    if (headers['content-digest'] !== digest || headers['content-type'] !== 'application/json') return 400
    if (!parameters?.nonce || used.has(parameters.nonce)) return 401
    if (Math.abs(parameters.created - now().getTime() / 1000) > skew) return 401
    used.add(parameters.nonce)
    return undefined
  }

  const write = (body: string, question: string, key: KeyObject, keyid = 'bureau-1'): Written => {
    const digest = digestOf(body)
    const parameters = { created: Math.floor(now().getTime() / 1000), keyid }
    const fields = signed({ label: 'bureau', covered: coveredOfAnswer({ digest, question }), parameters, key })
    return { body, headers: { 'content-type': 'application/json', 'content-digest': digest, ...fields } }
  }

  const troubled = (right: Written, question: string): Written => {
    const { body } = right
    if (trouble === 'no_signature')
      return { body, headers: { 'content-type': 'application/json', 'content-digest': digestOf(body) } }
    if (trouble === 'foreign_signature') return write(body, question, stranger.privateKey)
    if (trouble === 'unknown_key') return write(body, question, ours.privateKey, 'bureau-9')
    if (trouble === 'changed_body') return { ...right, body: body.replace('{', '{ ') }
    if (trouble === 'wrong_digest') return { body, headers: { ...right.headers, 'content-digest': digestOf('other') } }
    if (trouble === 'answer_before' && lastAnswer) return lastAnswer
    if (trouble === 'somebody_else')
      return write(body.replace(/"idNumber":"\d{8}"/, '"idNumber":"10000000"'), question, ours.privateKey)
    if (trouble === 'garbage') return write('<html>', question, ours.privateKey)
    if (trouble === 'huge') return write(`"${'a'.repeat(5_000_000)}"`, question, ours.privateKey)
    return right
  }

  /** True where the trouble has ended the request. */
  const isLost = (response: ServerResponse) => {
    const end = (status: number, headers = {}) => void response.writeHead(status, headers).end('no answer')
    if (trouble === 'silent') return true
    if (trouble === 'hangs_up') response.destroy()
    else if (trouble === 'out_of_order') end(500)
    else if (trouble === 'elsewhere') end(307, { location: 'http://127.0.0.1:9/' })
    else if (trouble === 'out_of_order_once' || trouble === 'overloaded_once') {
      end(trouble === 'overloaded_once' ? 429 : 503)
      trouble = 'none'
    } else return false
    return true
  }

  const server = createServer(async (request, response) => {
    const { url: path = '', headers, method } = request
    const body = await text(request)
    asked.push({ path, headers, body })
    const call = calls.find((one) => `${prefix}${pathOfCall(one)}` === path)
    if (!call || method !== 'POST') return void response.writeHead(404).end()
    const refused = refusalOf(headers, path, body)
    if (refused) return void response.writeHead(refused).end()
    if (isLost(response)) return
    const key = `${headers['idempotency-key']}`
    const answer = before.get(key) ?? JSON.stringify(await answerTo(call, body))
    if (answer === undefined) return void response.writeHead(400).end()
    before.set(key, answer)
    const question = `${headers['signature']}`.replace('portal=', '')
    const said = troubled(write(answer, question, ours.privateKey), question)
    lastAnswer = said
    response.writeHead(200, said.headers)
    if (trouble === 'half') return void response.write(said.body.slice(0, 9), () => response.destroy())
    response.end(said.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    asked,
    /** From now on. */
    be(next: Trouble) {
      trouble = next
      asked.length = 0
    },
    access: {
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
      keyId: 'portal-1',
      privateKey: portal.privateKey,
      publicKeys: new Map([['bureau-1', ours.publicKey]]),
      within: 2000,
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
