/** The official validators have no types. This is what the tests use of them. */
declare module '@openactive/data-model-validator' {
  export interface ValidationError {
    severity: 'failure' | 'warning' | 'suggestion' | 'notice'
    type: string
    path?: string
    message: string
  }
  export interface ValidationOptions {
    version?: string
    validationMode?: string
    loadRemoteJson?: boolean
    remoteJsonCachePath?: string
    /** Seconds. */
    remoteJsonCacheTimeToLive?: number
  }
  export function validate(json: unknown, options: ValidationOptions): Promise<ValidationError[]>
}

declare module '@openactive/rpde-validator' {
  import type { ValidationError } from '@openactive/data-model-validator'

  interface Log {
    pages: { url: string; errors: ValidationError[] }[]
  }
  export function RpdeValidator(url: string, options?: { pageLimit?: number }): Promise<Log>
}
