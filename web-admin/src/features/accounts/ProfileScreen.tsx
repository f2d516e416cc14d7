import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { useUser } from '../../core/session/useSession.ts'
import { profileTexts } from '../../core/texts/accounts.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { AboutCard } from './AboutCard.tsx'
import { FactorCard } from './factors/FactorCard.tsx'
import { PasskeyCard } from './factors/PasskeyCard.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { PasswordCard } from './PasswordCard.tsx'

/** Available to every role. */
export function ProfileScreen() {
  const t = useTextsOf(profileTexts)
  const { fullName, email, roleName } = useUser()
  return (
    <>
      <ScreenHead title={t('profile.title')} about={`${fullName} · ${email} · ${roleName}`} />
      <AboutCard />
      <PasswordCard />
      <FactorCard />
      <PasskeyCard />
      <OwnSessions />
    </>
  )
}
