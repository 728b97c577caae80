import { OtherTypingSite } from './modes/other-typing-site'
import { TypingPlatform } from './modes/typing-platform'
import { TypingSelector } from './modes/typing-selector'
import { useTypingAddress } from './use-typing-address'

/** `/typing`: the choice between the platform and another website, the platform, or that website in a frame. */
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
