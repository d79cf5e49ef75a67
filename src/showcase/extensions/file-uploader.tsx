import { useDropzone } from 'react-dropzone';
import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { DropBox } from './file-uploader/dropBox';
import { photographs, pictures } from './file-uploader/pictureFile';
import { UploadList, useUploads } from './file-uploader/pictureUpload';
import source from './file-uploader.tsx?raw';

function DropOrChoose() {
  const { add, ...given } = useUploads(pictures);
  return (
    <>
      <DropBox accept="image/*" onDrop={add}>
        <T id="showcase:/extensions/file-uploader#anyPicture" />
      </DropBox>
      <UploadList {...given} />
    </>
  );
}

function OnlyPhotographs() {
  const { add, ...given } = useUploads(photographs);
  return (
    <>
      <DropBox accept=".jpg,.jpeg,.png" onDrop={add}>
        <T id="showcase:/extensions/file-uploader#onlyPhotographs" />
      </DropBox>
      <UploadList {...given} />
    </>
  );
}

function ByButton() {
  const { add, ...given } = useUploads(photographs);
  const { getRootProps, getInputProps, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: add,
  });
  return (
    <>
      <div {...getRootProps({ className: 'nd-drop' })}>
        <T id="showcase:/extensions/file-uploader#dropHere" />
        <button type="button" className="btn btn-primary" onClick={open}>
          <T id="showcase:/extensions/file-uploader#choose" />
        </button>
      </div>
      <input {...getInputProps({ accept: '.jpg,.jpeg,.png', hidden: true })} />
      <UploadList {...given} />
    </>
  );
}

function Disabled() {
  return (
    <DropBox accept=".jpg,.jpeg,.png" disabled>
      <T id="showcase:/extensions/file-uploader#closed" />
    </DropBox>
  );
}

export default function FileUploaderPage() {
  return (
    <Showcase address="/extensions/file-uploader" source={source}>
      <Example title="showcase:/extensions/file-uploader#dropOrChoose" of={{ DropOrChoose }} />
      <Example title="showcase:/extensions/file-uploader#photographs" of={{ OnlyPhotographs }} />
      <Example title="showcase:/extensions/file-uploader#byButton" of={{ ByButton }} />
      <Example title="showcase.disabled" of={{ Disabled }} />
    </Showcase>
  );
}
