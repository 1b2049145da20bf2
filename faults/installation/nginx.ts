import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endingWithUs } from '../leftovers.ts'
import { newPort } from '../ports.ts'
import { theProgram } from '../theProgram.ts'
import { until } from '../waiting.ts'
import { readDocument, replaced, root } from './document.ts'

/** The parts of a configuration that belong to the machine and not to the portal. */
const around = (block: string, folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.error.log;
events { worker_connections 4096; }
http {
    include /etc/nginx/mime.types;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n    ')}
    ${block}
}`

/** A certificate that signs itself: for a name, or for another subject, as `IP:127.0.0.1`. */
export const certify = (folder: string, name: string, subject = `DNS:${name}`) =>
  execFileSync(
    theProgram('openssl'),
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat(
      ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${subject}`],
      ['-keyout', join(folder, 'certificate.key'), '-out', join(folder, 'certificate.pem')],
    ),
    { stdio: 'pipe' },
  )

/** The name in the document at which people reach the portal. */
export const hostName = 'portal.example.mo'

/** nginx as the document configures it; only ports, paths and the certificate are those of a test. */
export const openNginx = async (place: string, upstreams: readonly number[]) => {
  const folder = join(place, 'nginx')
  mkdirSync(folder)
  certify(folder, hostName)
  const [http, https] = [await newPort(), await newPort()]
  const written = readDocument('docs/operations.md').block({
    under: 'Several processes behind nginx',
    language: 'nginx',
  })
  const processes = /(?: +server 127\.0\.0\.1:\d+ max_fails=0;\n)+/
  const block = replaced(written, [
    [processes, upstreams.map((port) => `    server 127.0.0.1:${port} max_fails=0;\n`).join('')],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    [/\/etc\/palaestra\/certificate/g, `${folder}/certificate`],
    [/\/var\/log\/nginx\//g, `${folder}/`],
    ['/opt/palaestra/web/dist', join(root, 'web/dist')],
  ])
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, around(block, folder))

  const program = theProgram('nginx')
  // What nginx thinks wrong it says on its standard error, which is the message of the fault.
  execFileSync(program, ['-t', '-q', '-c', file], { stdio: 'pipe' })
  const server = endingWithUs(spawn(program, ['-c', file], { stdio: 'ignore' }), 'SIGTERM')
  await until(() => existsSync(join(folder, 'nginx.pid')), {
    seconds: 10,
    what: () => `nginx did not start: ${readFileSync(join(folder, 'nginx.error.log'), 'utf8')}`,
  })

  return {
    http,
    https,
    certificate: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
    /** What it has written about the requests so far. */
    log: () => readFileSync(join(folder, 'palaestra.log'), 'utf8'),
    close: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
    },
  }
}

export type Nginx = Awaited<ReturnType<typeof openNginx>>
