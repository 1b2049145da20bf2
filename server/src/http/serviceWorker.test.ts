import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { securityHeaders } from './security.ts'
import { serviceWorker } from './serviceWorker.ts'

const open = (content?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-worker-'))
  if (content) writeFileSync(join(folder, 'service-worker.js'), content)
  const app = Fastify()
  securityHeaders(app, { production: true })
  serviceWorker(app, folder)
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  return app.inject({ url: '/service-worker.js' })
}

test('the worker of the kept card is a script that browsers ask for anew, and that fetches from here alone', async () => {
  const { statusCode, headers, body } = await open('let a')

  expect([statusCode, body]).toEqual([200, 'let a'])
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';connect-src 'self';require-trusted-types-for 'script';trusted-types 'none'",
  )
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('where it was not built there is none', async () => {
  expect((await open()).statusCode).toBe(404)
})
