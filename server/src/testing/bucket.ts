import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

interface Asked {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Whether a request is signed with the secret (AWS Signature Version 4), its body included. */
const isSigned = ({ method, url, headers, body }: Asked, secret: string) => {
  const [, keyId, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [day = '', region = '', service = ''] = scope.split('/')
  const query = [...url.searchParams]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  const lines = names.split(';').map((name) => `${name}:${`${headers[name]}`.trim()}\n`)
  const sum = `${headers['x-amz-content-sha256']}`
  const canonical = [method, url.pathname, query, lines.join(''), names, sum].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', `${headers['x-amz-date']}`, scope, sha256(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return keyId === 'portal' && sum === sha256(body) && hmac(key, toSign).toString('hex') === signature
}

/** A storage that speaks as much S3 as files need: one bucket, signed requests, nothing for anybody else. */
export const openTestBucket = async () => {
  const secret = 'the secret of the bucket'
  const stored = new Map<string, Buffer>()
  let away = false
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (away) return void request.destroy()
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', 'http://bucket')
    const fail = (status: number, code: string) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (!isSigned({ method, url, headers, body }, secret)) return fail(403, 'SignatureDoesNotMatch')
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== 'files') return fail(404, 'NoSuchBucket')
    const key = rest.map(decodeURIComponent).join('/')
    if (method === 'PUT') {
      stored.set(key, body)
      return void response.writeHead(200, { etag: '"1"' }).end()
    }
    if (method === 'DELETE') {
      stored.delete(key)
      return void response.writeHead(204).end()
    }
    const content = stored.get(key)
    if (!content) return fail(404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': content.length }).end(method === 'HEAD' ? undefined : content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    stored,
    /** From now on it answers nobody, or everybody again. */
    go(isAway: boolean) {
      away = isAway
    },
    bucket: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: 'files',
      keyId: 'portal',
      secret,
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
