import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { secret } from '../link/remote/server.ts'
import { useAddress } from '../link/remote/useAddress.ts'
import { SecretLink } from '../start/Invitation.tsx'
import { personPath } from '../start/person.ts'
import { settings as words } from '../strings/settings.ts'
import { useStrings } from '../strings/useStrings.ts'
import { useSettings } from './settings.ts'

/** Going on elsewhere as the same person: shown only when asked for, because whoever has the link is that person. */
export default function OtherDevice() {
  const t = useStrings()
  const { name } = useSettings()
  const address = useAddress()
  const [shown, show] = useState(false)
  if (!shown)
    return (
      <Button tone="quiet" note={t(words.deviceNote)} onClick={() => show(true)} data-device>
        {t(words.device)}
      </Button>
    )
  return <SecretLink link={`${address}${personPath({ secret: secret(), name })}`} note={t(words.deviceSecret)} />
}
