import { Button, Checkbox, FileButton, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ACCOUNT_PATHS, type Profile } from '@flou/shared/accounts/account.ts'
import { OFFICES } from '@flou/shared/content/offices.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { api, session } from '../../core/session/current.ts'
import { useUser } from '../../core/session/useSession.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { profileTexts } from '../../core/texts/accounts.ts'
import { chooseLanguage } from '../../core/texts/language.ts'
import { useLanguage, useText, useTextsOf } from '../../core/texts/useText.ts'
import { Avatar } from '../../ui/account/Avatar.tsx'
import { LANGUAGE_NAMES } from '../../ui/account/LanguageSwitch.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { LeaveGuard } from '../../fields/form/LeaveGuard.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { Card } from '../../ui/screen/Card.tsx'
import { shrinkPicture } from './shrinkPicture.ts'

function useProfile() {
  const { office } = useOffice()
  const language = useLanguage()
  const user = useUser()
  const stored: Profile = {
    fullName: user.fullName,
    picture: user.avatar.imageDefault,
    language: user.language ?? language,
    office: user.office ?? office,
    hasNoCommentMails: user.hasNoCommentMails ?? false,
  }
  const [edits, setEdits] = useState<Partial<Profile>>({})
  const save = useMutation({
    mutationFn: (body: Profile) => api(ACCOUNT_PATHS.profile, { method: 'PUT', body }),
    onSuccess: async ({ message }, body) => {
      await session.reload()
      setEdits({})
      chooseLanguage(body.language)
      notifySuccess(message ?? '')
    },
  })
  return {
    profile: { ...stored, ...edits },
    isDirty: Object.keys(edits).length > 0,
    edit: (edit: Partial<Profile>) => setEdits((before) => ({ ...before, ...edit })),
    discard: () => setEdits({}),
    save,
  }
}

function PictureChoice({ profile, edit }: Pick<ReturnType<typeof useProfile>, 'profile' | 'edit'>) {
  const t = useTextsOf(profileTexts)
  const choose = (file: File | null) => {
    if (!file) return
    shrinkPicture(file).then(
      (picture) => edit({ picture }),
      () => notifyError(t('profile.pictureUnread')),
    )
  }
  return (
    <Group gap="sm" role="group" aria-label={t('profile.picture')}>
      <Avatar name={profile.fullName} picture={profile.picture} isLarge />
      <FileButton
        name="picture"
        onChange={choose}
        accept="image/*"
        inputProps={{ 'aria-label': t('profile.picture') }}
      >
        {(props) => (
          <Button {...props} variant="default" size="xs">
            {t('profile.choosePicture')}
          </Button>
        )}
      </FileButton>
      {profile.picture !== '' && (
        <Button variant="subtle" color="danger" size="xs" onClick={() => edit({ picture: '' })}>
          {t('profile.removePicture')}
        </Button>
      )}
    </Group>
  )
}

export function AboutCard() {
  const t = useTextsOf(profileTexts)
  const shell = useText()
  const language = useLanguage()
  const failureText = useFailureText()
  const { profile, isDirty, edit, discard, save } = useProfile()
  const nameError = isApiError(save.error) ? save.error.fields['FullName'] : undefined
  return (
    <Card title={t('profile.about')}>
      <LeaveGuard isDirty={isDirty} hasUnsavedWork={() => isDirty} onLeave={discard} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(profile)
        }}
      >
        <Stack gap="sm" maw={420}>
          {save.error && nameError === undefined && <Banner tone="bad">{failureText(save.error)}</Banner>}
          <PictureChoice profile={profile} edit={edit} />
          <TextInput
            name="fullName"
            autoComplete="name"
            label={t('profile.name')}
            value={profile.fullName}
            onChange={(event) => edit({ fullName: event.currentTarget.value })}
            error={nameError && messageText(nameError, language)}
          />
          <RadioChoice
            name="language"
            label={t('profile.language')}
            value={profile.language}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(value) => edit({ language: value })}
          />
          <RadioChoice
            name="office"
            label={t('profile.office')}
            value={profile.office}
            choices={OFFICES.map((value) => ({ value, label: shell(`shell.otherOffice.${value}`) }))}
            onChange={(office) => edit({ office })}
          />
          <Checkbox
            name="commentMails"
            label={t('profile.commentMails')}
            checked={profile.hasNoCommentMails !== true}
            onChange={(event) => edit({ hasNoCommentMails: !event.currentTarget.checked })}
          />
          <Button type="submit" loading={save.isPending} style={{ alignSelf: 'start' }}>
            {t('profile.save')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
