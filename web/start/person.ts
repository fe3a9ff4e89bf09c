/** Who one is on the server, as a link to another device: the secret and the name stand behind the #, which no server is ever sent. */
import { isSecret } from '../link/remote/server.ts'

export type Moved = { readonly secret: string; readonly name: string }

export const personPath = ({ secret, name }: Moved): string => `/me#${secret}${name ? `.${encodeURIComponent(name)}` : ''}`

/** Who a link speaks of, or null: it is none of ours, or was cut. */
export function personFrom(hash: string): Moved | null {
  const [, secret = '', name = ''] = /^#?([^.]*)(?:\.(.*))?$/.exec(hash) ?? []
  if (!isSecret(secret)) return null
  try {
    return { secret, name: decodeURIComponent(name).slice(0, 40) }
  } catch {
    return { secret, name: '' }
  }
}
