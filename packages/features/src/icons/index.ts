export { defineIcons, type OwnIcons } from './own-icons.js'
