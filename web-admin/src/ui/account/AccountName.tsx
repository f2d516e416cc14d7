interface Props {
  email: string
  name?: string
}

/** Account of the form's password for password managers, which ignore inputs of the type `hidden`. */
export const AccountName = ({ email, name = 'email' }: Props) => (
  <input type="text" name={name} autoComplete="username" value={email} readOnly hidden />
)
