/**
 * Opt-in: `import '@producer-portal/ui/font'` once in an app loads the self-hosted Inter font. It is apart from
 * the components so that importing a Button alone pulls in no style sheet; without it the system's font is used.
 */
import '@fontsource-variable/inter/wght.css'
