import { OtherTypingSite } from './other-typing-site'
import { TypingPlatform } from './typing-platform'
import { TypingSelector } from './typing-selector'
import { useTypingAddress } from './use-typing-address'

/** `/typing`: the choice between the platform and another site, the platform, or that site in a frame. */
export function TypingScreen() {
  const { address, go } = useTypingAddress()
  if (address.place === 'platform') return <TypingPlatform address={address} go={go} />
  if (address.place === 'site') return <OtherTypingSite />
  return (
    <TypingSelector
      onPlatform={({ byItself }) => void go({ place: 'platform' }, { replace: byItself })}
      onSite={() => void go({ place: 'site' })}
    />
  )
}
