import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { CONTENT_IMAGE_BYTES_MAX, CONTENT_IMAGE_SIDE } from 'shared/model/content/content-image'
import { openPicture } from '#browser/files/picture'
import { storePicture } from '#data/admin/admin-content'
import { refusalText } from '#ui/feedback/refusal-text'
import { FileButton } from '#ui/form/file-button'
import { Icon } from '#ui/icon'

const Problem = chakra('p', { base: { color: 'danger.fg', fontSize: 'sm', fontWeight: 500 } })
const bytesOf = (dataUrl: string) => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4

/**
 * The picture of a file as a data URL, scaled down until it is within the server's limit or its longer side is at most
 * 200 pixels. Throws where the file is not a picture.
 */
async function shrunk(file: File): Promise<string> {
  const picture = await openPicture(file)
  try {
    let side = CONTENT_IMAGE_SIDE
    let dataUrl = picture.within(side)
    while (bytesOf(dataUrl) > CONTENT_IMAGE_BYTES_MAX && side > 200) {
      side = Math.round(side * 0.75)
      dataUrl = picture.within(side)
    }
    return dataUrl
  } finally {
    picture.close()
  }
}

/** Takes a picture from this device, scales it down, uploads it, and passes the URL at which it is shown. */
export function PictureUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const upload = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const dataUrl = await shrunk(file).catch(() => undefined)
      if (dataUrl === undefined) setProblem(t`We can’t open this file. Choose a PNG, JPEG or WebP image.`)
      else onUploaded(await storePicture(dataUrl))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(refusalText(i18n, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <FileButton name={<Trans>Image file</Trans>} accept="image/*" loading={busy} onFile={(file) => void upload(file)}>
        <Icon of={ImageUp} size="s" />
        <Trans>Upload a picture</Trans>
      </FileButton>
      {problem && <Problem role="alert">{problem}</Problem>}
    </div>
  )
}
