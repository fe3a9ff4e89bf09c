import { useState } from 'react'
import { secret } from '../host/remote/server.ts'
import { useAddress } from '../host/remote/useAddress.ts'
import { Button } from '../kit/Button.tsx'
import { SecretLink } from '../start/Invitation.tsx'
import { personPath } from '../start/person.ts'
import { settings as words } from '../words/settings.ts'
import { useWords } from '../words/useWords.ts'
import { useSettings } from './settings.ts'

/** Going on elsewhere as the same person: shown only when asked for, because whoever has the link is that person. */
export default function OtherDevice() {
  const t = useWords()
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
