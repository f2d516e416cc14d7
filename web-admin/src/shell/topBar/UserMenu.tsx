import { LANGUAGES } from '@flou/shared/locale.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { homePathOf, PROFILE_PATH } from '../../core/offices/office.ts'
import { useUser } from '../../core/session/useSession.ts'
import { chooseLanguage } from '../../core/texts/language.ts'
import { useLanguage, useText } from '../../core/texts/useText.ts'
import { Avatar } from '../../ui/account/Avatar.tsx'
import { LANGUAGE_NAMES } from '../../ui/account/LanguageSwitch.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { logOut } from '../logOut.ts'
import classes from './TopBar.module.css'

export function UserMenu() {
  const t = useText()
  const language = useLanguage()
  const { office, otherOffice } = useOffice()
  const { fullName, email, avatar } = useUser()
  return (
    <Menu
      isQuiet
      name={t('shell.account', { name: fullName, email })}
      label={
        <>
          <span className={classes.who}>
            <span className={classes.name}>{fullName}</span> <span className={classes.email}>{email}</span>
          </span>
          <Avatar name={fullName} picture={avatar.imageDefault} />
        </>
      }
      items={[
        { label: t('shell.profile'), icon: 'user', to: `/${office}/${PROFILE_PATH}` },
        ...LANGUAGES.filter((one) => one !== language).map((one) => ({
          label: LANGUAGE_NAMES[one],
          icon: 'globe' as const,
          lang: one,
          onChoose: () => chooseLanguage(one),
        })),
        { label: t(`shell.otherOffice.${otherOffice}`), icon: 'switch', to: homePathOf(otherOffice) },
        { label: t('shell.logOut'), icon: 'logout', onChoose: logOut },
      ]}
    />
  )
}
