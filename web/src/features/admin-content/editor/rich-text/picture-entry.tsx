import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { isSafeUrl } from 'shared/rules/rich-text'
import { TextEntry } from '../form-fields'
import { useFormPlace } from '../use-form-place'
import { PictureUpload } from './picture-upload'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    '& > :first-of-type': { flex: '1 1 240px', minWidth: 0 },
    '& > img': { maxWidth: '160px', maxHeight: '120px', borderRadius: '6px', border: '1px solid {colors.border}' },
  },
})
const Beside = chakra('div', { base: { paddingTop: { base: 0, sm: '30px' } } })

/** A picture of the form: from this device, or by its URL. */
export function PictureEntry({ path, label }: { path: string; label: string }) {
  const { value, set } = useFormPlace<string | null>(path)
  const address = value?.trim() ?? ''
  return (
    <Box>
      <TextEntry
        path={path}
        label={label}
        type="url"
        hint={<Trans>Upload an image, or enter its address, starting with https://</Trans>}
      />
      <Beside>
        <PictureUpload onUploaded={set} />
      </Beside>
      {address !== '' && isSafeUrl(address) && <img src={address} alt="" />}
    </Box>
  )
}
