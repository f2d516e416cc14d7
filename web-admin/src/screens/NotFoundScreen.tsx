import { Link } from 'react-router'
import { Message } from '../elements/Message.tsx'
import { useOffice } from '../offices/OfficeContext.ts'
import { homePathOf } from '../offices/office.ts'
import { useText } from '../texts/useText.ts'

export function NotFoundScreen() {
  const t = useText()
  const { office } = useOffice()
  return (
    <Message title={t('shell.notFound')} hint={t('shell.notFoundHint')}>
      <Link to={homePathOf(office)}>{t('shell.toHome')}</Link>
    </Message>
  )
}
