export default function Page() { return <p>search</p> }
