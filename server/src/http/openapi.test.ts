import { api, type Calls, desk, refusals } from '@palaestra/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeEach, describe, expect, test } from 'vitest'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const read = async () => (await portal.app.inject('/api/openapi.json')).json()
const calls = (of: Record<string, Calls>) => Object.values(of).flatMap((word) => Object.values(word))

test('the document is valid OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const validator = new Validator()

  expect(await validator.validate(await read())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('every call stands in it, also two at one path, and all under their own names', async () => {
  const { paths } = await read()
  const all = [...calls(api), ...calls(desk)]
  const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
    Object.values(path),
  )

  const byPath = all.filter(({ endsPath }) => endsPath !== undefined)

  for (const { method, path } of all) expect(paths[`/api${path}`]).toHaveProperty(method.toLowerCase())
  for (const { method, path, endsPath } of byPath)
    expect(paths[`/api${path}/{${endsPath}}`]).toHaveProperty(method.toLowerCase())
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(all.length + byPath.length)
})

test('every call of the contract is answered', () => {
  const unanswered = [...calls(api), ...calls(desk)].filter(
    ({ method, path }) => !portal.app.hasRoute({ method, url: `/api${path}` }),
  )

  expect(unanswered.map(({ path }) => path)).toEqual([])
})

describe('says how a call is asked', () => {
  const names = (parameters: { $ref?: string; name?: string }[]) =>
    parameters.map(({ $ref, name }) => name ?? $ref?.split('/').at(-1))

  test('by a member: with a token, which a GET has to announce', async () => {
    const { paths } = await read()
    const asked = paths['/api/account/qrcode_info'].get
    const told = paths['/api/account/info'].post

    expect(asked.security).toEqual([{ member: [] }])
    expect(names(asked.parameters)).toEqual(['locale', 'language', 'useToken'])
    expect(names(told.parameters)).toEqual(['locale', 'language'])
  })

  test('with a query, of which each part stands for itself', async () => {
    const { paths } = await read()

    expect(names(paths['/api/web/page'].get.parameters)).toEqual(['locale', 'language', 'key'])
    expect(paths['/api/web/page'].get.parameters.at(-1)).toMatchObject({ in: 'query', required: true })
  })

  test('with a file, as a multipart form, by who has opened a registration', async () => {
    const { paths } = await read()
    const { security, requestBody } = paths['/api/tools/upload_member_photo'].post
    const { file } = requestBody.content['multipart/form-data'].schema.properties

    expect(security).toEqual([{ registration: [] }])
    expect(file).toMatchObject({ contentEncoding: 'binary', maxLength: 5_242_880 })
  })
})

describe('says how a call can end:', () => {
  test('with a refusal, by number and name', async () => {
    const { paths } = await read()
    const { oneOf } = paths['/api/account/qrcode_info'].get.responses[200].content['application/json'].schema
    const { code } = oneOf[1].allOf[1].properties

    expect(code.enum).toEqual([
      refusals.invalid_input,
      refusals.signed_out,
      refusals.too_many,
      refusals.account_suspended,
      refusals.documents_overdue,
      refusals.temporary_card_coming,
      refusals.card_expired,
      refusals.card_notice_open,
      refusals.terms_changed,
    ])
    expect(code['x-enum-varnames']).toEqual([
      ...['invalid_input', 'signed_out', 'too_many', 'account_suspended'],
      ...['documents_overdue', 'temporary_card_coming', 'card_expired', 'card_notice_open', 'terms_changed'],
    ])
  })

  test.each([
    [400, '{"method":', 'application/json'],
    [413, JSON.stringify({ username: 'x'.repeat(70_000) }), 'application/json'],
    [415, 'method=account', 'application/x-www-form-urlencoded'],
  ])('with a fault of status %i', async (status, payload, type) => {
    const { paths, components } = await read()
    const url = '/api/security/login_one_pass'
    const response = await portal.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

    expect(response.statusCode).toBe(status)
    expect(paths[url].post.responses).toHaveProperty(String(status))
    expect(Object.keys(response.json())).toEqual(Object.keys(components.schemas.Fault.properties))
  })

  test('a call without a body with none of its own', async () => {
    const { paths } = await read()

    expect(Object.keys(paths['/api/web/area'].get.responses)).toEqual(['200', '400', '429', '500', '503'])
  })
})

test('the answers are as it describes them', async () => {
  const { components } = await read()
  const described = (name: string) => Object.keys(components.schemas[name].properties)
  const refused = await portal.post('/security/login_one_pass', { method: 'account', username: '', password: '' })
  const fault = (await portal.app.inject('/api/no/such/call')).json()

  expect(Object.keys(await portal.get('/web/area'))).toEqual(described('Success'))
  expect(described('Refusal')).toEqual(expect.arrayContaining(Object.keys(refused)))
  expect(Object.keys(fault)).toEqual(described('Fault'))
})
