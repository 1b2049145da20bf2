import { z } from 'zod/mini'
import { type BureauCall, bureauMessages, pathOfCall } from '../../server/src/adapters/identity/bureauMessages.ts'

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io })
  return written
}

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

const digest = 'sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:'
const signature = 'wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw=='

/** The question’s signature; of each try anew. */
const sent = [
  header('content-digest', 'SHA-256 of the body (RFC 9530)', digest),
  header('idempotency-key', 'Of one question, the same in all its tries', '3f0c8a52-5a4e-4b0e-9d1f-6d1f1c8e2f11'),
  header(
    'signature-input',
    'What is signed (RFC 9421), with the second of the try and a nonce that is good once',
    'portal=("@method" "@authority" "@path" "content-type" "content-digest" "idempotency-key");created=1772416800;keyid="portal-1";nonce="0b5e3c1a-7f5d-4c53-a9a4-2d54dd3f1f0e";alg="ed25519"',
  ),
  header('signature', 'The signature, by Ed25519', `portal=:${signature}:`),
]

const gotHeader = (description: string, example: string) => ({
  required: true,
  description,
  schema: { type: 'string' },
  example,
})
const got = {
  'content-digest': gotHeader('SHA-256 of the body (RFC 9530)', digest),
  'signature-input': gotHeader(
    'What is signed (RFC 9421): the answer together with the signature of its question',
    'bureau=("@status" "content-type" "content-digest" "signature";req;key="portal");created=1772416801;keyid="bureau-1";alg="ed25519"',
  ),
  signature: gotHeader('The signature, by Ed25519', `bureau=:${signature}:`),
}

const failing = {
  400: 'The question is not written by this contract, or the digest is not that of its body. Not asked again',
  401: 'The signature is wrong, by an unknown key, older than a minute, or its nonce was used before. Not asked again',
  429: 'Too many questions at once. Asked again at most twice within the time for one question',
  500: 'The bureau is out of order. Asked again at most twice within the time for one question',
}

const person = { idType: 'resident', idNumber: '51234567' }
const examples: Record<BureauCall, { question: object; answer: object }> = {
  record: {
    question: person,
    answer: {
      idNumber: '51234567',
      record: {
        nameZh: '陳小美',
        surname: 'Chan',
        firstName: 'Sio Mei',
        gender: 'female',
        birthDate: '1990-05-17',
        documentExpiry: '2031-10-17',
        hasPhoto: true,
      },
    },
  },
  photo: { question: person, answer: { idNumber: '51234567', photo: null } },
  relation: {
    question: {
      child: { ...person, birthDate: '2015-04-02' },
      guardian: { idNumber: '57654321', birthDate: '1985-11-30', gender: 'female' },
    },
    answer: { idNumber: '51234567', isGuardian: true },
  },
}

const operation = (call: BureauCall) => {
  const { summary, question, answer } = bureauMessages[call]
  const { question: asked, answer: answered } = examples[call]
  return {
    post: {
      operationId: call,
      summary,
      parameters: sent,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(question, 'input'), example: asked } },
      },
      responses: {
        200: {
          description: 'The answer, also where it is that nobody has that number',
          headers: got,
          content: { 'application/json': { schema: schemaOf(answer, 'input'), example: answered } },
        },
        ...Object.fromEntries(Object.entries(failing).map(([status, description]) => [status, { description }])),
      },
    },
  }
}

/** What the portal asks of an identity bureau, for the one who answers. */
export const bureauDocument = `${JSON.stringify(
  {
    openapi: '3.1.0',
    info: {
      title: 'Identity bureau',
      version: '1',
      summary: 'What the portal asks an identity bureau, and how both prove who they are.',
      description: 'README.md beside this document says how signatures and keys are made.',
      license: { name: 'Property of the authority', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: 'https://bureau.example.mo/identity', description: 'The address in BUREAU_URL' }],
    security: [{ signature: [] }],
    components: {
      securitySchemes: {
        signature: {
          type: 'http',
          scheme: 'signature',
          description: 'HTTP Message Signatures (RFC 9421) in the headers of each call',
        },
      },
    },
    paths: Object.fromEntries(
      (Object.keys(bureauMessages) as BureauCall[]).map((call) => [pathOfCall(call), operation(call)]),
    ),
  },
  null,
  1,
)}\n`
