/**
 * The contents of the database. Each feature describes its own tables, and adds them here:
 * `declare module '../../database/tables.ts' { interface Tables extends CardTables {} }`.
 */
export interface Tables {
  /** One row: what the database was made for, at the first start. */
  installation: { one: true; mode: 'development' | 'production' }
}
