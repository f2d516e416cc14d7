import { Link } from 'react-router'
import { Message } from '../elements/Message.tsx'
import { useOffice } from '../offices/OfficeContext.ts'
import { useText } from '../texts/useText.ts'

export function NotFoundScreen() {
  const t = useText()
  const { home } = useOffice()
  return (
    <Message title={t('shell.notFound')} hint={t('shell.notFoundHint')}>
      <Link to={home}>{t('shell.toHome')}</Link>
    </Message>
  )
}
