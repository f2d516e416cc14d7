/** The address of one's own profile, below that of an office. */
export const PROFILE_PATH = 'profile'
