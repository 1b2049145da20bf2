import type { CallRequest } from './request.ts'

export interface CallResponse {
  status: number
  text: string
  /** The server says that the token is due for renewal. */
  renew: boolean
}

const renewal = 'renew-apikey'

/** Rejects only when there is no response. */
export const fetchOnce = async (
  { address, method, headers, body }: CallRequest,
  keepalive = false,
): Promise<CallResponse> => {
  const response = await fetch(address, { method, headers, body, keepalive })
  return { status: response.status, text: await response.text(), renew: response.headers.has(renewal) }
}

/** The same, and reports the progress of an upload, which `fetch` cannot. */
export const fetchWithProgress = (
  { address, method, headers, body }: CallRequest,
  onProgress: (share: number) => void,
) =>
  new Promise<CallResponse>((resolve, reject) => {
    const upload = new XMLHttpRequest()
    upload.open(method, address)
    for (const [name, value] of Object.entries(headers)) upload.setRequestHeader(name, value)
    upload.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    upload.onload = () => {
      const { status, responseText: text } = upload
      resolve({ status, text, renew: upload.getResponseHeader(renewal) !== null })
    }
    upload.onerror = () => reject(new TypeError('no response'))
    upload.send(body)
  })
