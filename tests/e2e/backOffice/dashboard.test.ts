import { openEveryAddress } from './everyAddress.ts'

openEveryAddress('dashboard')
