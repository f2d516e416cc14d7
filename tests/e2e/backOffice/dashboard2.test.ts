import { openEveryAddress } from './everyAddress.ts'

openEveryAddress('dashboard2')
