import { AboveList } from './AboveList.tsx'
import { startTexts } from '../../texts/start.ts'
import { useTextsOf } from '../../texts/useText.ts'
import type { ScreenProps } from '../../offices/screenProps.ts'
import classes from './StartScreen.module.css'

/** Start screen for users who may not edit the home page. */
export function StartScreen({ route }: ScreenProps) {
  const t = useTextsOf(startTexts)
  return (
    <>
      <h1 className={classes.title}>{t('start.title')}</h1>
      <AboveList route={route} />
    </>
  )
}
