/**
 * The contents of the database. Each feature describes its own tables, and adds them here:
 * `declare module '../../database/tables.ts' { interface Tables extends CardTables {} }`.
 */
export interface Tables {
  /** One row: the mode of the first start, which the database was made for. */
  installation: { one: true; mode: 'development' | 'production' }
}
