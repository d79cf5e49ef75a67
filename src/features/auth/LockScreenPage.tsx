export default function LockScreenPage() {
  return null;
}
