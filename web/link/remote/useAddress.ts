import { useEffect, useState } from 'react'
import { server } from './server.ts'

let told: Promise<string | null> | null = null

/** Where others reach this page: as the server's owner says, else where it was opened. */
export function useAddress(): string {
  const [address, setAddress] = useState(location.origin)
  useEffect(() => {
    let wanted = true
    told ??= server.address()
    void told.then((found) => wanted && found && setAddress(found))
    return () => {
      wanted = false
    }
  }, [])
  return address
}
