import { randomBytes } from 'node:crypto'
import pg from 'pg'

const given = process.env['DATABASE_URL'] ?? ''

const onServer = async (statements: string[]) => {
  const client = new pg.Client({ connectionString: given })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/**
 * Creates empty databases on the server of DATABASE_URL, besides its own: gives their addresses, and how to drop them.
 */
export const furtherDatabases = (count: number) => {
  const names = Array.from({ length: count }, () => `palaestra_test_${randomBytes(4).toString('hex')}`)
  return {
    /** Plain text, because URL cannot read an address without a host. */
    urls: names.map((name) => given.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`)),
    create: () => onServer(names.map((name) => `create database ${name}`)),
    drop: () => onServer(names.map((name) => `drop database if exists ${name} with (force)`)),
  }
}
